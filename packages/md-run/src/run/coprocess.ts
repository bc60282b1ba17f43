import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Enclosure, Surroundings } from './enclosure';
import { killGroup, startProgram } from './process';

/** Characters of the longest answer: far more than a page shows, and far less than fills the memory. */
const MAX_ANSWER = 2 * 1024 * 1024;

/** A program that answers lines on its standard input, like a shell, and says when it has answered. */
export class Coprocess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #mark: string;
  #said = '';
  #hasEnded = false;
  #saysTooMuch = false;
  #wake: (() => void) | undefined;

  /**
   * @param options.mark The line that the program prints when it is told the text of `ask`.
   */
  constructor(options: {
    command: string;
    args: readonly string[];
    cwd: string;
    surroundings: Surroundings;
    enclosure: Enclosure;
    mark: string;
  }) {
    const { command, args, cwd, surroundings, enclosure, mark } = options;
    this.#mark = `${mark}\n`;
    this.#said = this.#mark;
    // Both outputs go through one pipe, so that they come in the order in which they were written.
    const words = ['-c', 'exec "$0" "$@" 2>&1', command, ...args];
    this.#child = startProgram(enclosure, { command: '/bin/sh', args: words, cwd }, surroundings);
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

  /** Whether it was killed because its answer had no end. */
  get saysTooMuch(): boolean {
    return this.#saysTooMuch;
  }

  /** Hands the program a text after which it prints the mark. */
  send(text: string): void {
    this.#said = '';
    this.#child.stdin.write(text);
  }

  /** The whole answer to what was sent last, or `undefined` when it has not come yet. */
  get answer(): string | undefined {
    if (this.#said.endsWith(this.#mark)) {
      return this.#said.slice(0, -this.#mark.length);
    }
    return this.#hasEnded ? this.#said : undefined;
  }

  /** Waits for the answer to what was sent last. */
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
