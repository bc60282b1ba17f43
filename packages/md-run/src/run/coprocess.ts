import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Sandbox, Surroundings } from './sandbox';
import { killGroup, startProgram } from './process';

/** Longest answer of a terminal in characters: far more than a page shows, and far too little to fill the memory. */
const MAX_ANSWER = 2 * 1024 * 1024;

interface CoprocessOptions<Answer> {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly surroundings?: Surroundings;
  readonly sandbox: Sandbox;
  /** Characters of the longest answer; a program that writes more is killed. */
  readonly maxAnswer: number;
  /** Reads the answer from all that was said since the last text; `undefined` while it is not complete. */
  readonly read: (said: string, hasEnded: boolean) => Answer | undefined;
}

/** Drives a program that answers one text after the other, for one caller at a time. */
export class Coprocess<Answer> {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #read: CoprocessOptions<Answer>['read'];
  readonly ended: Promise<void>;
  #said = '';
  #stderr = '';
  #answer: Answer | undefined;
  #hasEnded = false;
  #saysTooMuch = false;
  #wake: (() => void) | undefined;

  constructor(options: CoprocessOptions<Answer>) {
    const { command, args, cwd, surroundings, sandbox, maxAnswer } = options;
    this.#read = options.read;
    this.#child = startProgram(sandbox, { command, args, cwd }, surroundings);
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.#said += chunk;
      if (chunk.includes('\n')) {
        this.#answer ??= this.#read(this.#said, false);
      }
      if (this.#answer === undefined && this.#said.length > maxAnswer) {
        this.#saysTooMuch = true;
        this.#said = '';
        this.kill();
      }
      this.#wake?.();
    });
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.#stderr = (this.#stderr + chunk).slice(-20_000);
    });
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.#hasEnded = true;
        this.#answer ??= this.#read(this.#said, true);
        this.#wake?.();
        resolve();
      };
      this.#child.on('error', (error) => {
        this.#stderr += error.message;
        end();
      });
      this.#child.on('close', end);
    });
  }

  /** Its process id, for a look at its processor time; none if it could not be started. */
  get pids(): number[] {
    return this.#child.pid === undefined ? [] : [this.#child.pid];
  }

  /** Whether it was killed because an answer grew too long. */
  get saysTooMuch(): boolean {
    return this.#saysTooMuch;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The end of its error output. */
  get stderr(): string {
    return this.#stderr;
  }

  /** Its exit status after its end: 127 if it could not be started, 128 if a signal ended it. */
  get status(): number {
    return this.#child.pid === undefined ? 127 : (this.#child.exitCode ?? 128);
  }

  /** The complete answer to the last text; `undefined` until it has arrived. */
  get answer(): Answer | undefined {
    return this.#answer;
  }

  send(text: string): void {
    this.#said = '';
    this.#answer = this.#hasEnded ? this.#read('', true) : undefined;
    this.#child.stdin.write(text);
  }

  /** Waits for the answer to the last text; `undefined` if the program ended without one. */
  async answered(): Promise<Answer | undefined> {
    while (this.#answer === undefined && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#answer;
  }

  kill(): void {
    killGroup(this.#child.pid);
  }
}

/** Opens an interactive program, such as a shell, that prints a mark on a line of its own after each answer. */
export function openTerminal({
  command,
  args,
  mark,
  ...place
}: Pick<CoprocessOptions<string>, 'command' | 'args' | 'cwd' | 'surroundings' | 'sandbox'> & {
  readonly mark: string;
}): Coprocess<string> {
  const end = `${mark}\n`;
  return new Coprocess({
    ...place,
    // One pipe for both outputs keeps their order.
    command: '/bin/sh',
    args: ['-c', 'exec "$0" "$@" 2>&1', command, ...args],
    maxAnswer: MAX_ANSWER,
    read: (said, hasEnded) =>
      said.endsWith(end) ? said.slice(0, -end.length) : hasEnded ? said : undefined,
  });
}
