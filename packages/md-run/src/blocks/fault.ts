/** A fault in a block, with enough for its author to fix it without asking. */
export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}
