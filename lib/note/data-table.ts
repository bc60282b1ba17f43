/**
 * A part of a reference page, written by data instead of by hand: `<DataTable source="…">`.
 *
 * Its texts are inline Markdown (code spans, links, bold), never MDX and never a block. They may
 * hold `|` and `{}` inside code spans, so build it from the data; do not join it into the source of
 * a note.
 */
export type DataTable = Grid | EntryList | PlainList;

/** Rows to compare column by column. */
interface Grid {
  readonly kind: 'grid';
  /** Column titles in Korean, from left to right. */
  readonly columns: readonly string[];
  /** One array per row, each as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
}

/** Names to look up, each with what is said of it. */
export interface EntryList {
  readonly kind: 'entries';
  readonly entries: readonly Entry[];
  /** A sentence that ends the list. */
  readonly note?: string;
}

/** Sentences that have no name to look up. */
interface PlainList {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** One name of a list. */
export interface Entry {
  /** The name and what a reader must see beside it. */
  readonly term: string;
  /** What is said of it, at least one text; each stands for itself. */
  readonly texts: readonly string[];
  /** The entries inside this one. */
  readonly nested?: readonly Entry[];
  /** The line that opens the nested entries, where they are folded. */
  readonly fold?: string;
}

/** The line that names one call of a documented HTTP API. */
export interface ApiEndpoint {
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path from the root of the API, with placeholders in braces. */
  readonly path: string;
}
