/**
 * One table of a reference page, written by data instead of by hand.
 *
 * A cell is inline Markdown (code spans, links, bold), never MDX and never a block. It may hold
 * `|` and `{}` inside code spans, so build the table from the arrays; do not join the cells into
 * the source of a Markdown table.
 */
export interface DataTable {
  /** Column titles in Korean, from left to right. */
  readonly columns: readonly string[];
  /** One array per row, each as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
}

/** The line that names one call of a documented HTTP API. */
export interface ApiEndpoint {
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path from the root of the API, with placeholders in braces. */
  readonly path: string;
}
