/** A code block of a section. */
export interface CodeRecord {
  /** Language as the fence names it: `java`, `ts`. */
  readonly language: string;
  readonly text: string;
}

/** One section of a page: what a search result leads to. */
export interface SectionRecord {
  /** Heading id; empty for what stands before the first heading with an id. */
  readonly anchor: string;
  /** Text of the heading; empty where `anchor` is. */
  readonly heading: string;
  /** Prose, one block per line. */
  readonly body: string;
  readonly code: readonly CodeRecord[];
}

/** A page as the index reads it; its first section is always the one without an anchor. */
export interface PageRecord {
  readonly route: string;
  readonly title: string;
  readonly sections: readonly SectionRecord[];
}
