import type { Execution, Limits, Overrun } from '../blocks/execution';
import { Coprocess } from './coprocess';
import type { Sandbox } from './sandbox';
import { orOverrun } from './overrun';

/** The result of a request: an answer, or what a program came to whose server ended without one. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly json: unknown;
      /** Output of the process before the answer that is not part of it. */
      readonly said: string;
    }
  | Exclude<Execution, { kind: 'not-compiled' }>;

type TimeLimits = Pick<Limits, 'seconds' | 'idleSeconds'>;

/** Processor time that a process needs before its first answer, beside that of the request. */
const START_SECONDS = 20;

interface LineServerOptions {
  readonly cwd: string;
  readonly sandbox: Sandbox;
  /** Characters of the longest answer; a process that writes more is killed. */
  readonly maxAnswer: number;
  /** Sent first; the process puts it before each answer, to tell answers from other output. */
  readonly mark?: string;
}

/**
 * A long-lived process that answers each line of JSON with one line of JSON, one request at a time. When it overruns
 * its limits it is killed, and the next request starts a new one.
 */
export class LineServer {
  readonly #command: readonly [string, ...string[]];
  readonly #options: Required<LineServerOptions>;
  #process: Coprocess<Reply> | undefined;

  constructor(command: readonly [string, ...string[]], options: LineServerOptions) {
    this.#command = command;
    this.#options = { mark: '', ...options };
  }

  #start(): Coprocess<Reply> {
    const [command, ...args] = this.#command;
    const { mark, ...options } = this.#options;
    const read = (said: string): Reply | undefined => {
      const start = said.indexOf(mark);
      const end = start < 0 ? -1 : said.indexOf('\n', start);
      return end < 0
        ? undefined
        : {
            kind: 'answer',
            json: JSON.parse(said.slice(start + mark.length, end)) as unknown,
            said: said.slice(0, start),
          };
    };
    return new Coprocess({ command, args, ...options, read });
  }

  /** Sends a request and waits for its answer. */
  async request(message: unknown, { seconds, idleSeconds }: TimeLimits): Promise<Reply> {
    const { mark } = this.#options;
    const running = this.#process?.hasEnded === false ? this.#process : undefined;
    const process = running ?? this.#start();
    this.#process = process;
    process.send(`${running || mark === '' ? '' : `${mark}\n`}${JSON.stringify(message)}\n`);
    const limits = { seconds: seconds + (running ? 0 : START_SECONDS), idleSeconds };
    const ending = await orOverrun(process.answered(), () => process.pids, limits);
    if ('result' in ending && ending.result) {
      return ending.result;
    }
    if ('limit' in ending || process.saysTooMuch) {
      await this.close();
      return { kind: 'killed', limit: 'limit' in ending ? ending.limit : 'output', stdout: '' };
    }
    return { kind: 'finished', stdout: '', stderr: process.stderr, status: process.status };
  }

  /** Waits for the process to exit and returns its status; kills it if it overruns its limits. */
  async ended(limits: TimeLimits): Promise<number | Overrun> {
    const process = this.#process;
    const ending = process && (await orOverrun(process.ended, () => process.pids, limits));
    if (ending && 'limit' in ending) {
      await this.close();
      return ending.limit;
    }
    return process?.status ?? 128;
  }

  /** Kills the process and waits until it is gone. */
  async close(): Promise<void> {
    this.#process?.kill();
    await this.#process?.ended;
  }
}
