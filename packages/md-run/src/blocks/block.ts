import type { Comparison } from './compare';
import type { SnippetLanguage } from './languages';
import type { Libraries } from './maven';
import type { ServiceName } from './services';

/** A code block of Markdown, as a parser finds it. */
export interface Fence {
  readonly language: string;
  /** Everything after the language on the opening line. */
  readonly meta: string;
  readonly text: string;
  /** Line of the opening fence, 1-based. */
  readonly line: number;
}

/** How an execution of a block must end. */
export type Ending =
  | { readonly kind: 'succeeds' }
  /** The compiler refuses it; each line of the output fence occurs in its message. */
  | { readonly kind: 'fails-to-compile' }
  /** It stops with an uncaught error that names this text. */
  | { readonly kind: 'throws'; readonly error: string }
  | { readonly kind: 'exits'; readonly status: number };

/** An input and output of a problem, as the reader sees them. */
export type Case =
  | {
      readonly kind: 'stdin';
      readonly input: string;
      readonly expected: string;
      readonly comparison: Comparison;
      readonly line: number;
    }
  | {
      readonly kind: 'call';
      /** The arguments as a JSON list. */
      readonly args: string;
      /** The expected value as canonical JSON. */
      readonly expected: string;
      readonly comparison: Comparison;
      readonly line: number;
    };

/** What a block promises and how that is found out. */
export type Task =
  | {
      readonly kind: 'program';
      readonly ending: Ending;
      /** Text of the output fence; `undefined` when the block has none and so must print nothing. */
      readonly output: string | undefined;
      readonly comparison: Comparison;
      /** A regular expression; what it finds differs each time and counts as equal. */
      readonly any?: string;
    }
  /** A program that reads standard input; for SQL the input is what fills the tables. */
  | { readonly kind: 'stdin-cases'; readonly cases: readonly (Case & { kind: 'stdin' })[] }
  /** A function, a method of `Solution`, or a class driven by a list of calls. */
  | {
      readonly kind: 'call-cases';
      readonly name: string;
      readonly cases: readonly (Case & { kind: 'call' })[];
    };

/** A file of a small project spread over the blocks of a page. */
export interface ProjectFile {
  readonly filename: string;
  readonly text: string;
  readonly line: number;
}

/** What an adapter needs to execute a block. */
export interface Program {
  readonly language: SnippetLanguage;
  readonly text: string;
  /** Texts of the blocks it continues, first to last. */
  readonly earlier: readonly string[];
  /** The file it stands for; it decides, for instance, between `.mjs` and `.cjs`. */
  readonly filename: string | undefined;
  /** The other files of its project. */
  readonly files: readonly ProjectFile[];
  /** What it uses beside the libraries of its language. */
  readonly libraries?: Libraries;
  /** The servers it talks to; each execution finds them as they are after their first start. */
  readonly services?: readonly ServiceName[];
  /** A script of SQL whose statements several sessions send, as its `-- A` lines say. */
  readonly isInSessions?: true;
}

/** A block that is executed. */
export interface RunBlock {
  readonly file: string;
  /** Line of the opening fence; 1 in a wrong variant, which is a file of its own. */
  readonly line: number;
  readonly program: Program;
  readonly task: Task;
  /** The product whose rules it imitates, by its name for readers: what it shows is not shown by the product. */
  readonly model?: string;
}

/** A block in a language that can run, with the reason why it is not executed. */
export interface SkippedBlock {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly reason: string;
}

/** How many cases of its page a block is held against; 0 for a block without cases. */
export function caseCount(task: Task): number {
  return task.kind === 'program' ? 0 : task.cases.length;
}
