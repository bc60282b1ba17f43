import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Sandbox, Surroundings } from './sandbox';
import { killGroup, startProgram } from './process';

/** Longest answer in characters: far more than a page shows, and far too little to fill the memory. */
const MAX_ANSWER = 2 * 1024 * 1024;

/**
 * Drives an interactive program, such as a shell, that prints a mark after each answer; for one caller at a
 * time.
 */
export class Coprocess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #mark: string;
  #said = '';
  #hasEnded = false;
  #saysTooMuch = false;
  #wake: (() => void) | undefined;

  /**
   * @param options.mark the line that the program must print at the end of each text given to {@link send}
   */
  constructor(options: {
    command: string;
    args: readonly string[];
    cwd: string;
    surroundings: Surroundings;
    sandbox: Sandbox;
    mark: string;
  }) {
    const { command, args, cwd, surroundings, sandbox, mark } = options;
    this.#mark = `${mark}\n`;
    // Idle: as if the last answer were complete.
    this.#said = this.#mark;
    // One pipe for both outputs keeps their order.
    const words = ['-c', 'exec "$0" "$@" 2>&1', command, ...args];
    this.#child = startProgram(sandbox, { command: '/bin/sh', args: words, cwd }, surroundings);
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.#said += chunk;
      if (this.#said.length > MAX_ANSWER) {
        this.#saysTooMuch = true;
        this.#said = '';
        this.kill();
      }
      this.#wake?.();
    });
    const end = (): void => {
      this.#hasEnded = true;
      this.#wake?.();
    };
    this.#child.on('error', end);
    this.#child.on('close', end);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether it was killed because an answer grew too long. */
  get saysTooMuch(): boolean {
    return this.#saysTooMuch;
  }

  /** Sends a text that ends with the command to print the mark. */
  send(text: string): void {
    this.#said = '';
    this.#child.stdin.write(text);
  }

  /** The complete answer to the last text; `undefined` until it has arrived. */
  get answer(): string | undefined {
    if (this.#said.endsWith(this.#mark)) {
      return this.#said.slice(0, -this.#mark.length);
    }
    return this.#hasEnded ? this.#said : undefined;
  }

  /** Waits for the answer to the last text. */
  async answered(): Promise<string> {
    while (this.answer === undefined) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.answer;
  }

  kill(): void {
    killGroup(this.#child.pid);
  }
}
