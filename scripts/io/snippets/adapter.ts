import type { Program } from '../../../lib/snippets/block';
import type { Execution, Limits } from '../../../lib/snippets/execution';
import type { Enclosure, Surroundings } from './enclosure';

/** A toolchain found on this machine. */
export interface Tool {
  /** As readers see it in the badge: `Java 17`. */
  readonly label: string;
  /** Exact version; a result made with another one is not reused. */
  readonly version: string;
  /** Exact versions of other products that take part in each execution, by product. */
  readonly also?: Readonly<Record<string, string>>;
  /** The executable, or for several the main one. */
  readonly command: string;
}

/** What a program is given: standard input, or the arguments of a call. */
export type Input =
  | { readonly kind: 'stdin'; readonly text: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: string };

/** Where and how programs are executed. */
export interface Context {
  /** The repository, whose packages JavaScript may import. */
  readonly root: string;
  /** A folder outside the repository for the programs' files; removed at the end. */
  readonly workFolder: string;
  /** A folder that is kept between runs. */
  readonly cacheFolder: string;
  readonly limits: Limits;
  readonly enclosure: Enclosure;
  /** The Python that has the packages of PyPI, where they could be had. */
  readonly packagedPython?: string;
}

/** An adapter at work. */
export interface Session {
  /** Looks at all programs at once before the first is executed, where that is cheaper. */
  readonly prepare?: (programs: readonly Program[]) => Promise<void>;
  /** Compiles a program once and executes it with each input. */
  readonly execute: (
    program: Program,
    inputs: readonly Input[],
    surroundings: Surroundings,
  ) => Promise<Execution[]>;
  readonly close?: () => Promise<void>;
}

/** Executes a program with each input, one after the other. */
export async function eachInput(
  inputs: readonly Input[],
  execute: (input: Input) => Promise<Execution>,
): Promise<Execution[]> {
  const executions: Execution[] = [];
  for (const input of inputs) {
    executions.push(await execute(input));
  }
  return executions;
}

/** How the blocks of one language are executed. */
export interface Adapter {
  /** What is missing when `detect` finds nothing. */
  readonly name: string;
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
  /** One program at a time, in one long-lived process. */
  readonly serial?: true;
  readonly detect: () => Promise<Tool | undefined>;
  readonly open: (tool: Tool, context: Context) => Session;
}
