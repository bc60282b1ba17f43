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
  /** Depth of the heading, 2 to 6; 2 unless told otherwise. */
  readonly level?: number;
  /** Prose, one block per line; the row of a table is a line with a tab between its cells. */
  readonly body: string;
  readonly code: readonly CodeRecord[];
  /** What readers ask for it by that it does not say; absent where there is nothing. */
  readonly asked?: readonly string[];
}

/** Key of what the head of a note is asked for by, as `#top` is the top of a page. */
export const TOP = 'top';

/** A page as the index reads it; its first section is always the one without an anchor. */
export interface PageRecord {
  readonly route: string;
  readonly title: string;
  /** Names of the tags, as readers see them. */
  readonly tags?: readonly string[];
  /** Other words for its sections, by the id of their heading; the head's are under {@link TOP}. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
  readonly sections: readonly SectionRecord[];
}
