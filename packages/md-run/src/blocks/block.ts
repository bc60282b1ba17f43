import type { Comparison } from './compare';
import type { SnippetLanguage } from './languages';
import type { Libraries } from './maven';
import type { ServiceName } from './services';

/** A code block of Markdown, as a parser finds it. */
export interface Fence {
  readonly language: string;
  /** Text after the language on the opening line. */
  readonly meta: string;
  readonly text: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
}

/** How an execution of a block must end. */
export type Ending =
  | { readonly kind: 'succeeds' }
  /** The compiler rejects it, and its message contains each line of the output fence. */
  | { readonly kind: 'fails-to-compile' }
  /** An uncaught error with this text stops it. */
  | { readonly kind: 'throws'; readonly error: string }
  | { readonly kind: 'exits'; readonly status: number };

/** An input of a problem, or the arguments of a call as a JSON list, and what is expected of it. */
export type Case = (
  | { readonly kind: 'stdin'; readonly input: string }
  | { readonly kind: 'call'; readonly args: string }
) & {
  /** The output, or the value as canonical JSON. */
  readonly expected: string;
  readonly comparison: Comparison;
  readonly line: number;
};

/** The promise of a block, and how it is checked. */
export type Task =
  | {
      readonly kind: 'program';
      readonly ending: Ending;
      /** Text of the output fence; without one (`undefined`) the block must print nothing. */
      readonly output: string | undefined;
      readonly comparison: Comparison;
      /** A regular expression for text that differs in every run; all its matches count as equal. */
      readonly any?: string;
    }
  /** A program that reads standard input; for SQL the input fills the tables. */
  | { readonly kind: 'stdin-cases'; readonly cases: readonly (Case & { kind: 'stdin' })[] }
  /** A function, a method of `Solution`, or a class with a list of calls. */
  | {
      readonly kind: 'call-cases';
      readonly name: string;
      readonly cases: readonly (Case & { kind: 'call' })[];
    };

/** A file of a small project whose files are the blocks of a page. */
export interface ProjectFile {
  readonly filename: string;
  readonly text: string;
  readonly line: number;
}

/** A block in the form that adapters execute. */
export interface Program {
  readonly language: SnippetLanguage;
  readonly text: string;
  /** Texts of the blocks that it continues, in order. */
  readonly earlier: readonly string[];
  /** Its file name, which decides for instance between `.mjs` and `.cjs`. */
  readonly filename: string | undefined;
  /** The other files of its project. */
  readonly files: readonly ProjectFile[];
  /** What it uses beside the libraries of its language. */
  readonly libraries?: Libraries;
  /** Its servers; each execution gets them freshly started. */
  readonly services?: readonly ServiceName[];
  /** Present when `-- A` lines divide an SQL script among several sessions. */
  readonly isInSessions?: true;
}

/** A block that is executed. */
export interface RunBlock {
  readonly file: string;
  /** Line of the opening fence; 1 for a wrong variant, which is a file of its own. */
  readonly line: number;
  readonly program: Program;
  readonly task: Task;
  /** The product whose rules it imitates, by its name for readers: what it shows is not shown by the product. */
  readonly model?: string;
}

/** A block in a runnable language, with the reason why it is not executed. */
export interface SkippedBlock {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly reason: string;
}

/** Counts the cases that a block is checked against; 0 for a block without cases. */
export function caseCount(task: Task): number {
  return task.kind === 'program' ? 0 : task.cases.length;
}
