/** A result the reader has opened. */
export interface OpenedResult {
  readonly route: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Empty for the page itself. */
  readonly heading: string;
  readonly query: string;
}

/** A note the reader has been on. */
export interface VisitedNote {
  readonly route: string;
  readonly title: string;
}

/** How many of each are kept. */
export const MAX_OPENED = 8;
export const MAX_VISITED = 5;
const MAX_QUERIES = 5;

/** One more visit is stored than shown, because the page being read is left out of the list. */
const STORED_VISITED = MAX_VISITED + 1;

/** What tells two entries apart: the address they lead to. */
export function addressOf({ route, anchor = '' }: { route: string; anchor?: string }): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

/** Anybody may have written what is stored: a text that is no title, an address of another site. */
const MAX_TEXT = 1_000;
// Browsers leave tabs and line breaks of an address out before they read it.
const ROUTE = /^\/(?![/\\\t\n\r])/;

function parseList<Entry extends { readonly route: string }>(
  stored: string | undefined,
  fields: readonly (keyof Entry)[],
  limit: number,
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
          .slice(0, limit)
      : [];
  } catch {
    return [];
  }
}

/**
 * The opened results as they were stored; entries of another form are left out.
 *
 * @example
 * parseOpened('[{"route":"/docs"}]') // []
 * parseOpened('가')                   // []
 */
export function parseOpened(stored: string | undefined): readonly OpenedResult[] {
  return parseList<OpenedResult>(
    stored,
    ['route', 'anchor', 'title', 'heading', 'query'],
    MAX_OPENED,
  );
}

/** The visited notes as they were stored. */
export function parseVisited(stored: string | undefined): readonly VisitedNote[] {
  return parseList<VisitedNote>(stored, ['route', 'title'], STORED_VISITED);
}

function putFirst<Entry extends { route: string }>(
  list: readonly Entry[],
  entry: Entry,
  limit: number,
): readonly Entry[] {
  return [entry, ...without(list, addressOf(entry))].slice(0, limit);
}

/** The list with a result at its head, once, and no longer than is kept. */
export function addOpened(
  list: readonly OpenedResult[],
  entry: OpenedResult,
): readonly OpenedResult[] {
  return putFirst(list, entry, MAX_OPENED);
}

/** The list with a note at its head, once. */
export function addVisited(
  list: readonly VisitedNote[],
  entry: VisitedNote,
): readonly VisitedNote[] {
  return putFirst(list, entry, STORED_VISITED);
}

/** The list without what leads to an address. */
export function without<Entry extends { route: string }>(
  list: readonly Entry[],
  address: string,
): readonly Entry[] {
  return list.filter((entry) => addressOf(entry) !== address);
}

/** An opened result as one line: the note, its section, and the question that led there. */
export function lineOf({ title, heading, query }: OpenedResult): {
  readonly title: string;
  readonly detail: string;
} {
  return { title: heading === '' ? title : `${title} › ${heading}`, detail: query };
}

/**
 * What the opened results were found by, the newest first, each once.
 *
 * @example
 * queriesOf([{ …, query: '구독' }, { …, query: '' }, { …, query: '구독' }]) // ['구독']
 */
export function queriesOf(opened: readonly OpenedResult[]): readonly string[] {
  const queries = opened.map(({ query }) => query).filter((query) => query !== '');
  return [...new Set(queries)].slice(0, MAX_QUERIES);
}

/** The visited notes to offer: not the one being read. */
export function visitedElsewhere(
  list: readonly VisitedNote[],
  route: string,
): readonly VisitedNote[] {
  return without(list, route).slice(0, MAX_VISITED);
}
