export interface OpenedResult {
  readonly route: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Empty for the page itself. */
  readonly heading: string;
  readonly query: string;
}

export interface VisitedNote {
  readonly route: string;
  readonly title: string;
}

/** More than are shown of the visits, because the current page is left out of their list. */
export const MAX_STORED = 8;
export const MAX_VISITED = 5;
const MAX_QUERIES = 5;

/** Identifies an entry by the address that it leads to. */
export function addressOf({ route, anchor = '' }: { route: string; anchor?: string }): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

/** Longest stored text. Storage may hold anything: texts that are no title, addresses of other sites. */
const MAX_TEXT = 1_000;
// Browsers ignore tabs and line breaks in an address, so `/\t/host` would be another site.
const ROUTE = /^\/(?![/\\\t\n\r])/;

function parseList<Entry extends { readonly route: string }>(
  stored: string | undefined,
  fields: readonly (keyof Entry)[],
): Entry[] {
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= MAX_TEXT;
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list)
      ? list
          .filter(
            (entry: Partial<Record<keyof Entry, unknown>> | null): entry is Entry & object =>
              typeof entry === 'object' &&
              entry !== null &&
              fields.every((field) => isText(entry[field])) &&
              ROUTE.test(String(entry.route)),
          )
          .slice(0, MAX_STORED)
      : [];
  } catch {
    return [];
  }
}

/**
 * Reads the stored results; drops entries of another form.
 *
 * @example
 * parseOpened('[{"route":"/docs"}]') // []
 * parseOpened('가')                   // []
 */
export function parseOpened(stored: string | undefined): readonly OpenedResult[] {
  return parseList<OpenedResult>(stored, ['route', 'anchor', 'title', 'heading', 'query']);
}

/** Reads the stored visits. */
export function parseVisited(stored: string | undefined): readonly VisitedNote[] {
  return parseList<VisitedNote>(stored, ['route', 'title']);
}

/** Moves an entry to the head of the list. */
export function putFirst<Entry extends { route: string }>(
  list: readonly Entry[],
  entry: Entry,
): readonly Entry[] {
  return [entry, ...without(list, addressOf(entry))].slice(0, MAX_STORED);
}

/** Removes the entry with an address from a list. */
export function without<Entry extends { route: string }>(
  list: readonly Entry[],
  address: string,
): readonly Entry[] {
  return list.filter((entry) => addressOf(entry) !== address);
}

/** Writes an opened result as one line: the note with its section, and the query that found it. */
export function lineOf({ title, heading, query }: OpenedResult): {
  readonly title: string;
  readonly detail: string;
} {
  return { title: heading === '' ? title : `${title} › ${heading}`, detail: query };
}

/**
 * Lists the queries that found the opened results, newest first, without repetition.
 *
 * @example
 * queriesOf([{ …, query: '구독' }, { …, query: '' }, { …, query: '구독' }]) // ['구독']
 */
export function queriesOf(opened: readonly OpenedResult[]): readonly string[] {
  const queries = opened.map(({ query }) => query).filter((query) => query !== '');
  return [...new Set(queries)].slice(0, MAX_QUERIES);
}

/** Lists the visited notes except the current one. */
export function visitedElsewhere(
  list: readonly VisitedNote[],
  route: string,
): readonly VisitedNote[] {
  return without(list, route).slice(0, MAX_VISITED);
}
