/**
 * A part of a reference page that is written from data: `<DataTable source="…">`.
 *
 * Its texts are inline Markdown (code spans, links, bold), never MDX and never a block. Code spans may hold `|` and
 * `{}`, so build nodes from the data: joined into the source of a note, they would break its tables or its MDX.
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

/** Names to look up, each with its texts. */
export interface EntryList {
  readonly kind: 'entries';
  readonly entries: readonly Entry[];
  /** A closing sentence. */
  readonly note?: string;
}

/** Sentences without a name to look up. */
interface PlainList {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** One name of a list. */
export interface Entry {
  /** The name, with the marks that a reader must see beside it. */
  readonly term: string;
  /** At least one text; each is complete by itself. */
  readonly texts: readonly string[];
  readonly nested?: readonly Entry[];
  /** Summary line of the nested entries, if they are folded. */
  readonly fold?: string;
}

export interface ApiEndpoint {
  readonly method: string;
  /** Path from the root of the API, with placeholders in braces. */
  readonly path: string;
}
