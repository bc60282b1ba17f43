/** A fault in a block, with enough for its author to fix it without asking. */
export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** What is there now. */
  readonly found: string;
  /** What should be there. */
  readonly expected: string;
  /** The next step. */
  readonly fix: string;
}
