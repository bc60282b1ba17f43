import type { Program } from '../blocks/block';
import type { Execution, Limits } from '../blocks/execution';
import type { Sandbox, Surroundings } from './sandbox';

/** A toolchain found on this machine. */
export interface Tool {
  /** Label of the badge: `Java 17`. */
  readonly label: string;
  /** Exact version; results of another version are not reused. */
  readonly version: string;
  /** Exact versions of other products that take part in each execution, by product. */
  readonly also?: Readonly<Record<string, string>>;
  /** The executable, or for several the main one; for libraries their folder. */
  readonly command: string;
  /** Exact versions of the products among libraries. */
  readonly products?: Readonly<Record<string, string>>;
}

/** The input of a program: standard input, or the arguments of a call. */
export type Input =
  | { readonly kind: 'stdin'; readonly text: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: string };

/** Where and how programs are executed. */
export interface Context {
  /** The repository; programs in JavaScript may import its packages. */
  readonly root: string;
  /** A folder outside the repository for the files of programs, removed at the end. */
  readonly workFolder: string;
  /** A folder that is kept between runs. */
  readonly cacheFolder: string;
  readonly limits: Limits;
  readonly sandbox: Sandbox;
  /** All tools that were found, by name. */
  readonly tools: ReadonlyMap<string, Tool>;
}

/** An opened adapter. */
export interface Session {
  /** Checks all programs at once before the first is executed, where that is cheaper. */
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

/** What the execution of blocks needs and this machine may lack. */
export interface Provision {
  /** Name for the message that `detect` found nothing. */
  readonly name: string;
  /** Debian packages with it. */
  readonly packages: readonly string[];
  readonly detect: () => Promise<Tool | undefined>;
}

/** How the blocks of a language are executed. */
export interface Adapter extends Provision {
  /** Present when one long-lived process executes the programs one after the other. */
  readonly serial?: true;
  readonly open: (tool: Tool, context: Context) => Session;
}
