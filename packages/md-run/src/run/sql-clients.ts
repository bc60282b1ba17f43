import type { Client } from 'pg';
import type { ServiceName } from '../blocks/services';
import { splitMariadbStatements, splitStatements } from '../blocks/sql-statements';
import { openTerminal } from './coprocess';
import type { Sandbox, Surroundings } from './sandbox';

/** A server's answer to a statement. */
export interface SqlAnswer {
  /** Columns of a row are separated by bars, as `psql -At` prints them. */
  readonly rows: readonly string[];
  /** Command tag of a statement that returns no rows: `UPDATE 1`. */
  readonly tag: string | undefined;
  readonly error?: SqlError;
}

interface SqlError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
}

/** A connection to a server. */
export interface SqlClient {
  /** Sends a statement and waits for its answer; a lock may delay it. */
  readonly query: (statement: string) => Promise<SqlAnswer>;
  /** The connection's id on the server. */
  readonly id: number;
  readonly close: () => Promise<void>;
}

/** How statements reach a kind of server. */
export interface SqlServer {
  readonly connect: (
    surroundings: Surroundings,
    cwd: string,
    sandbox: Sandbox,
  ) => Promise<SqlClient>;
  /** Splits a script where the server's own client would. */
  readonly split: (script: string) => string[];
  /** A statement that returns `1` while a lock blocks the connection with this id. */
  readonly waits: (id: number) => string;
  /** Tells whether a statement failed because its wait for a lock timed out. */
  readonly isLockTimeout: (error: SqlError, hasWaited: boolean) => boolean;
  /** Milliseconds between two looks at the locks. */
  readonly lookAgainMs: number;
}

function errorOf(thrown: unknown): SqlError {
  const { code, message, detail } = thrown as { code?: string; message: string; detail?: string };
  return { code: code ?? '', message, ...(detail !== undefined && { detail }) };
}

const postgresql: SqlServer = {
  connect: async ({ DATABASE_URL = '' }) => {
    const { default: pg } = await import('pg');
    const client: Client = new pg.Client({
      connectionString: DATABASE_URL,
      // Early, so that a deadlock is reported before its session is seen as waiting.
      options: '-c deadlock_timeout=10ms',
      // Every value stays the text that PostgreSQL sent, as psql shows it.
      types: { getTypeParser: () => (value: string) => value },
    });
    client.on('error', () => undefined);
    let tag = '';
    client.connection.on('commandComplete', ({ text }: { text: string }) => {
      tag = text;
    });
    await client.connect();
    const query = async (statement: string): Promise<SqlAnswer> => {
      try {
        const { rows, fields } = await client.query<(string | null)[]>({
          text: statement,
          rowMode: 'array',
        });
        const lines = rows.map((row) => row.map((value) => value ?? '').join('|'));
        return { rows: lines, tag: fields.length === 0 ? tag : undefined };
      } catch (error) {
        return { rows: [], tag: undefined, error: errorOf(error) };
      }
    };
    const { rows } = await query('SELECT pg_backend_pid()');
    return { query, id: Number(rows[0]), close: () => client.end() };
  },
  split: splitStatements,
  waits: (id) => `SELECT least(1, cardinality(pg_blocking_pids(${id})))`,
  // NOWAIT fails with the same code.
  isLockTimeout: ({ code, message }) => code === '55P03' && message.includes('lock timeout'),
  lookAgainMs: 10,
};

const MARK = '\u001e';
const MARIADB_ERROR = /^ERROR (\d+ \(\w+\))(?: at line \d+)?: (.*)$/m;
/** The statement that the client repeats before an error. */
const REPEATED = /^-{14}\n[\s\S]*?\n-{14}\n+(?=ERROR)/m;
const COUNTED = /^(?:INSERT|UPDATE|DELETE|REPLACE)$/;

/** Reads the client's output: rows, then the number of changed rows. */
function readMariadb(statement: string, said: string): SqlAnswer {
  const [, code, message] = MARIADB_ERROR.exec(said) ?? [];
  const lines = said.replace(REPEATED, '').trimEnd().split('\n');
  const count = Number(lines.pop());
  const rows = lines.filter((line) => !MARIADB_ERROR.test(line));
  const word = /[A-Za-z]+/.exec(statement.replace(/--[^\n]*\n/g, ''))?.[0].toUpperCase() ?? '';
  if (code !== undefined && message !== undefined) {
    return { rows, tag: undefined, error: { code, message } };
  }
  const tag = COUNTED.test(word) ? `${word} ${count}` : word;
  return { rows: rows.map((row) => row.replaceAll('\t', '|')), tag: count < 0 ? undefined : tag };
}

const mariadb: SqlServer = {
  connect: async (surroundings, cwd, sandbox) => {
    const terminal = openTerminal({
      command: 'mariadb',
      args: ['-N', '-B', '-n', '--force'],
      cwd,
      surroundings,
      sandbox,
      mark: MARK,
    });
    const query = async (statement: string): Promise<SqlAnswer> => {
      terminal.send(`${statement}\n;\nSELECT ROW_COUNT();\nSELECT '${MARK}';\n`);
      return readMariadb(statement, (await terminal.answered()) ?? '');
    };
    const { rows } = await query('SELECT CONNECTION_ID()');
    const close = (): Promise<void> => {
      terminal.kill();
      return Promise.resolve();
    };
    return { query, id: Number(rows[0]), close };
  },
  split: splitMariadbStatements,
  waits: (id) =>
    `SELECT COUNT(*) FROM information_schema.PROCESSLIST p
      LEFT JOIN information_schema.INNODB_TRX t ON t.trx_mysql_thread_id = p.ID
      WHERE p.ID = ${id} AND (t.trx_state = 'LOCK WAIT' OR p.STATE LIKE 'Waiting for %lock')`,
  // NOWAIT fails with the same error.
  isLockTimeout: ({ code }, hasWaited) => hasWaited && code.startsWith('1205 '),
  // MariaDB renews INNODB_TRX only when it was not read for a tenth of a second.
  lookAgainMs: 150,
};

/** How statements reach each server that speaks SQL. */
export const sqlServers: Readonly<Partial<Record<ServiceName, SqlServer>>> = {
  mariadb,
  postgresql,
};
