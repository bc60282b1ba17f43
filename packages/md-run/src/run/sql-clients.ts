import type { Client } from 'pg';
import type { ServiceName } from '../blocks/services';
import { splitMariadbStatements, splitStatements } from '../blocks/sql-statements';
import { openTerminal } from './coprocess';
import type { Sandbox, Surroundings } from './sandbox';

/** A server's answer to a statement. */
export interface SqlAnswer {
  /** Columns of a row are separated by bars, as `psql -At` prints them. */
  readonly rows: readonly string[];
  /** PostgreSQL's tag of a statement that returns no rows: `UPDATE 1`. */
  readonly tag?: string | undefined;
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
  /** Id of PostgreSQL's process behind it. */
  readonly pid?: string | undefined;
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
        return { rows: [], error: errorOf(error) };
      }
    };
    const { rows } = await query('SELECT pg_backend_pid()');
    return { query, pid: rows[0], close: () => client.end() };
  },
  split: splitStatements,
};

const MARK = '\u001e';
const MARIADB_ERROR = /^ERROR (\d+ \(\w+\))(?: at line \d+)?: (.*)$/m;
/** The statement that the client repeats before an error. */
const REPEATED = /^-{14}\n[\s\S]*?\n-{14}\n+(?=ERROR)/m;

function readMariadb(said: string): SqlAnswer {
  const [, code, message] = MARIADB_ERROR.exec(said) ?? [];
  const lines = said.replace(REPEATED, '').split('\n').slice(0, -1);
  const rows = lines
    .filter((line) => !MARIADB_ERROR.test(line))
    .map((row) => row.replaceAll('\t', '|'));
  return code === undefined || message === undefined
    ? { rows }
    : { rows, error: { code, message } };
}

const mariadb: SqlServer = {
  connect: (surroundings, cwd, sandbox) => {
    const terminal = openTerminal({
      command: 'mariadb',
      args: ['-N', '-B', '-n', '--force'],
      cwd,
      surroundings,
      sandbox,
      mark: MARK,
    });
    const query = async (statement: string): Promise<SqlAnswer> => {
      terminal.send(`${statement}\n;\nSELECT '${MARK}';\n`);
      return readMariadb((await terminal.answered()) ?? '');
    };
    const close = (): Promise<void> => {
      terminal.kill();
      return Promise.resolve();
    };
    return Promise.resolve({ query, close });
  },
  split: splitMariadbStatements,
};

/** How statements reach each server that speaks SQL. */
export const sqlServers: Readonly<Partial<Record<ServiceName, SqlServer>>> = {
  mariadb,
  postgresql,
};
