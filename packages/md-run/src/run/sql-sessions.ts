import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from '../blocks/block';
import type { Execution, Limits } from '../blocks/execution';
import { sessionSteps } from '../blocks/sql-sessions';
import type { Sandbox, Surroundings } from './sandbox';
import { orOverrun } from './overrun';
import { sqlServers, type SqlAnswer, type SqlClient } from './sql-clients';

/** How long a session must be seen waiting: longer than a server takes to find a deadlock (ms). */
const SETTLE_MS = 120;

const LOOK_AGAIN_MS = 10;

/** Output for a session that a lock blocks. */
const WAITS = '(기다린다)';

/** A statement that was sent. */
interface Pending {
  readonly client: SqlClient;
  answer: SqlAnswer | undefined;
}

/** Tells whether a statement failed because its wait for a lock timed out; NOWAIT fails with the same code. */
function hasTimedOut({ error }: SqlAnswer): boolean {
  return error?.code === '55P03' && error.message.includes('lock timeout');
}

function answerText({ rows, tag, error }: SqlAnswer): string {
  if (error) {
    return `ERROR ${error.code}: ${error.message}`;
  }
  return tag ?? (rows.length === 0 ? '(0행)' : rows.join('\n'));
}

/** Sends the statements of a script to PostgreSQL and collects the sessions' answers in the order of the script. */
class Sessions {
  readonly #connect: () => Promise<SqlClient>;
  /** A connection that looks at the locks of the others. */
  readonly #observer: SqlClient;
  readonly #clients = new Map<string, SqlClient>();
  readonly #waiting = new Map<string, Pending>();
  #text = '';

  constructor(connect: () => Promise<SqlClient>, observer: SqlClient) {
    this.#connect = connect;
    this.#observer = observer;
  }

  get text(): string {
    return this.#text;
  }

  #print(session: string, text: string): void {
    for (const line of text.split('\n')) {
      this.#text += session === '' ? `${line}\n` : `${session}: ${line}\n`;
    }
  }

  /** Waits until a statement is answered, or until it has been seen waiting for a lock long enough. */
  async #settle(pending: Pending): Promise<void> {
    const { pid = '' } = pending.client;
    const look = `SELECT least(1, cardinality(pg_blocking_pids(${pid})))`;
    let looks = 0;
    let pause = 1;
    while (pending.answer === undefined) {
      await wait(pause);
      pause = LOOK_AGAIN_MS;
      looks = (await this.#observer.query(look)).rows[0] === '1' ? looks + 1 : 0;
      // Counted in looks: a slow server slows the looks too.
      if ((looks - 1) * LOOK_AGAIN_MS >= SETTLE_MS) {
        return;
      }
    }
  }

  /** Sends a statement of a session, after its previous one was answered. */
  async send(session: string, statement: string): Promise<void> {
    const client = this.#clients.get(session) ?? (await this.#connect());
    this.#clients.set(session, client);
    const before = this.#waiting.get(session);
    if (before) {
      while (before.answer === undefined) {
        await wait(LOOK_AGAIN_MS);
      }
      await this.#printLate();
    }
    const pending: Pending = { client, answer: undefined };
    void client.query(statement).then((answer) => {
      pending.answer = answer;
    });
    await this.#settle(pending);
    // On a busy machine a wait may time out before it was seen long enough.
    if (pending.answer === undefined || hasTimedOut(pending.answer)) {
      this.#waiting.set(session, pending);
      this.#print(session, WAITS);
    } else if (session !== '' || pending.answer.tag === undefined) {
      this.#print(session, answerText(pending.answer));
    }
    await this.#printLate();
  }

  /** Prints the answers of sessions that are no longer blocked. */
  async #printLate(): Promise<void> {
    for (const [session, pending] of [...this.#waiting].sort(([a], [b]) => (a < b ? -1 : 1))) {
      await this.#settle(pending);
      if (pending.answer !== undefined) {
        this.#waiting.delete(session);
        this.#print(session, answerText(pending.answer));
      }
    }
  }

  async close(): Promise<void> {
    const idle = [...this.#clients].filter(([session]) => !this.#waiting.has(session));
    await Promise.all(idle.map(([, client]) => client.close()));
  }
}

/** Executes the statements of a single session, up to the first error. */
async function executeAlone(
  client: SqlClient,
  { text, earlier }: Program,
  split: (script: string) => string[],
): Promise<Execution> {
  let stdout = '';
  const statements = [
    ...earlier.flatMap(split).map((statement) => ({ statement, isOwn: false })),
    ...split(text).map((statement) => ({ statement, isOwn: true })),
  ];
  for (const { statement, isOwn } of statements) {
    const { rows, error } = await client.query(statement);
    stdout += isOwn ? rows.map((row) => `${row}\n`).join('') : '';
    if (error) {
      const { code, message, detail } = error;
      const stderr = `ERROR: ${code}: ${message}${detail === undefined ? '' : `\nDETAIL: ${detail}`}`;
      return { kind: 'finished', stdout, stderr, status: 1 };
    }
  }
  return { kind: 'finished', stdout, stderr: '', status: 0 };
}

/** Executes an SQL script on a server of its own; a script that runs too long ends with the server. */
export async function executeOnServer(options: {
  readonly program: Program;
  readonly surroundings: Surroundings;
  readonly cwd: string;
  readonly limits: Limits;
  readonly sandbox: Sandbox;
}): Promise<Execution> {
  const { program, surroundings, cwd, limits, sandbox } = options;
  const server = sqlServers[program.services?.[0] ?? 'redis'];
  if (!server) {
    throw new Error(`${program.services?.join(' ') ?? 'no server'} does not speak SQL`);
  }
  const { split } = server;
  const clients: SqlClient[] = [];
  const timer = new AbortController();
  // A client that connects after the end must be closed: it would keep the runner alive.
  const connect = async (): Promise<SqlClient> => {
    const client = await server.connect(surroundings, cwd, sandbox);
    clients.push(client);
    if (timer.signal.aborted) {
      await client.close();
    }
    return client;
  };
  const run = async (): Promise<Execution> => {
    const first = await connect();
    if (program.isInSessions !== true) {
      return executeAlone(first, program, split);
    }
    const sessions = new Sessions(connect, first);
    const steps = sessionSteps([...program.earlier, program.text].join('\n'));
    const own = sessionSteps(program.text).length;
    let earlier = '';
    for (const [index, { session, statement }] of steps.entries()) {
      await sessions.send(session, statement);
      earlier = index === steps.length - own - 1 ? sessions.text : earlier;
    }
    await sessions.close();
    const stdout = sessions.text.slice(earlier.length);
    return { kind: 'finished', stdout, stderr: '', status: 0 };
  };
  try {
    // Without process ids: the server does the work, so only idle time can stop a script.
    const ending = await orOverrun(run(), () => [], limits);
    return 'limit' in ending ? { kind: 'killed', limit: ending.limit, stdout: '' } : ending.result;
  } finally {
    timer.abort();
    await Promise.all(clients.map((client) => client.close()));
  }
}
