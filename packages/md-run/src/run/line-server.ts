import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import type { Execution, Limits, Overrun } from '../blocks/execution';
import type { Sandbox } from './sandbox';
import { orOverrun, watchOverrun } from './overrun';
import { killGroup, startProgram } from './process';

/** The result of a request: an answer, or how the server ended. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly json: unknown;
      /** Output of the process before the answer that is not part of it. */
      readonly said: string;
    }
  | { readonly kind: 'overrun'; readonly limit: Overrun }
  /** The answer was longer than allowed. */
  | { readonly kind: 'too-much' }
  | { readonly kind: 'died'; readonly status: number; readonly stderr: string };

/** What a program came to whose server ended without an answer. */
export function unanswered(reply: Exclude<Reply, { kind: 'answer' }>): Execution {
  switch (reply.kind) {
    case 'overrun':
      return { kind: 'killed', limit: reply.limit, stdout: '' };
    case 'too-much':
      return { kind: 'killed', limit: 'output', stdout: '' };
    case 'died':
      return { kind: 'finished', stdout: '', stderr: reply.stderr, status: reply.status };
  }
}

/** Time limits of one request. */
type TimeLimits = Pick<Limits, 'seconds' | 'idleSeconds'>;

function pidsOf({ pid }: ChildProcessWithoutNullStreams): number[] {
  return pid === undefined ? [] : [pid];
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  stderr: string;
  settle: ((reply: Reply) => void) | undefined;
}

/**
 * A long-lived process that answers each line of JSON with one line of JSON, one request at a time. When it overruns
 * its limits it is killed, and the next request starts a new one.
 */
export class LineServer {
  readonly #command: readonly [string, ...string[]];
  readonly #cwd: string;
  readonly #sandbox: Sandbox;
  readonly #maxAnswer: number;
  readonly #mark: string;
  #running: Running | undefined;
  #latest: ChildProcessWithoutNullStreams | undefined;
  #starts = 0;

  constructor(
    command: readonly [string, ...string[]],
    options: {
      readonly cwd: string;
      readonly sandbox: Sandbox;
      /** Characters of the longest answer; a process that writes more is killed. */
      readonly maxAnswer: number;
      /** Sent first; the process puts it before each answer, to tell answers from other output. */
      readonly mark?: string;
    },
  ) {
    this.#command = command;
    this.#cwd = options.cwd;
    this.#sandbox = options.sandbox;
    this.#maxAnswer = options.maxAnswer;
    this.#mark = options.mark ?? '';
  }

  /** How often it was started: a new process has lost what the one before knew. */
  get starts(): number {
    return this.#starts;
  }

  #start(): Running {
    const [command, ...args] = this.#command;
    const child = startProgram(this.#sandbox, { command, args, cwd: this.#cwd });
    const running: Running = { child, stderr: '', settle: undefined };
    const finish = (reply: Reply): void => {
      const { settle } = running;
      running.settle = undefined;
      settle?.(reply);
    };
    let stdout: string[] = [];
    let size = 0;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout.push(chunk);
      size += chunk.length;
      const text = chunk.includes('\n') ? stdout.join('') : '';
      const start = text.indexOf(this.#mark);
      const end = start < 0 ? -1 : text.indexOf('\n', start);
      if (end >= 0) {
        const json = JSON.parse(text.slice(start + this.#mark.length, end)) as unknown;
        stdout = [text.slice(end + 1)];
        size = text.length - end - 1;
        finish({ kind: 'answer', json, said: text.slice(0, start) });
      } else if (size > this.#maxAnswer && this.#running === running) {
        this.#kill();
        finish({ kind: 'too-much' });
      }
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      running.stderr = (running.stderr + chunk).slice(-20_000);
    });
    if (this.#mark !== '') {
      child.stdin.write(`${this.#mark}\n`);
    }
    const onEnd = (status: number): void => {
      if (this.#running === running) {
        this.#running = undefined;
      }
      finish({ kind: 'died', status, stderr: running.stderr });
    };
    child.on('error', (error) => {
      running.stderr += error.message;
      onEnd(127);
    });
    child.on('close', (code) => {
      onEnd(code ?? 128);
    });
    this.#latest = child;
    this.#starts += 1;
    this.#running = running;
    return running;
  }

  /** Starts the process if it is not running, so that `starts` names the one that answers next. */
  ensureStarted(): void {
    if (!this.#running) {
      this.#start();
    }
  }

  /** Sends a request and waits for its answer. */
  request(message: unknown, limits: TimeLimits): Promise<Reply> {
    const running = this.#running ?? this.#start();
    return new Promise((resolve) => {
      const endWatch = watchOverrun(
        () => pidsOf(running.child),
        limits,
        (limit) => {
          endWatch();
          running.settle = undefined;
          this.#kill();
          resolve({ kind: 'overrun', limit });
        },
      );
      running.settle = (reply) => {
        endWatch();
        resolve(reply);
      };
      running.child.stdin.write(`${JSON.stringify(message)}\n`);
    });
  }

  /** Waits for the process to exit and returns its status; kills it if it overruns its limits. */
  async ended(limits: TimeLimits): Promise<number | Overrun> {
    const child = this.#latest;
    if (child?.exitCode === null && child.signalCode === null) {
      const ending = await orOverrun(once(child, 'close'), () => pidsOf(child), limits);
      if ('limit' in ending) {
        this.#kill();
        return ending.limit;
      }
    }
    return child?.exitCode ?? 128;
  }

  #kill(): void {
    killGroup(this.#running?.child.pid);
    this.#running = undefined;
  }

  /** Kills the process and waits until it is gone. */
  async close(): Promise<void> {
    if (this.#running) {
      const gone = once(this.#running.child, 'close');
      this.#kill();
      await gone;
    }
  }
}
