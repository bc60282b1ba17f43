/** One thing that is wrong in a block, said so that an author can mend it without asking. */
export interface Fault {
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
  /** What stands there now. */
  readonly found: string;
  /** What should stand there. */
  readonly expected: string;
  /** The next thing to do. */
  readonly fix: string;
}
