import { MAX_SECTIONS, type PageResult, type SectionResult, type Snippet } from 'ko-search/results';
import { addressOf } from './recents';

/** A line of the list that can be selected and opened. */
export interface Row {
  /** Route and anchor: `/docs/redis#streams`. */
  readonly address: string;
  readonly route: string;
  readonly anchor: string;
  readonly page: PageResult;
  /** `undefined` for the page itself. */
  readonly section: SectionResult | undefined;
  readonly snippet: Snippet | undefined;
}

/** Lists the rows of a page: the page if it is a result, then its sections. */
export function rowsOfPage(page: PageResult): readonly Row[] {
  const { route, isRow, snippet, sections } = page;
  const own: Row = { address: route, route, anchor: '', page, section: undefined, snippet };
  return [
    ...(isRow ? [own] : []),
    ...sections.map((section): Row => ({
      address: addressOf({ route, anchor: section.anchor }),
      route,
      anchor: section.anchor,
      page,
      section,
      snippet: section.snippet,
    })),
  ];
}

/** Lists all rows in reading order. */
export function rowsOf(pages: readonly PageResult[]): readonly Row[] {
  return pages.flatMap(rowsOfPage);
}

export type Step = 'next' | 'previous' | 'first' | 'last';

/**
 * Returns the address after a step; the list wraps around at both ends.
 *
 * @example
 * moveSelection(['/a', '/b'], '/b', 'next')          // '/a'
 * moveSelection(['/a', '/b'], undefined, 'previous') // '/b'
 */
export function moveSelection(
  addresses: readonly string[],
  selected: string | undefined,
  step: Step,
): string | undefined {
  const last = addresses.length - 1;
  const place = selected === undefined ? -1 : addresses.indexOf(selected);
  switch (step) {
    case 'first':
      return addresses[0];
    case 'last':
      return addresses[last];
    case 'next':
      return addresses[place >= last ? 0 : place + 1];
    case 'previous':
      return addresses[place <= 0 ? last : place - 1];
  }
}

/** A selected row on the screen, in CSS pixels from the top of the list. */
export interface RowPlace {
  readonly address: string;
  /** Number of the question that it answers. */
  readonly number: number;
  readonly top: number;
}

/**
 * Decides how the list scrolls after it is drawn: to the top for a new question, to a newly selected row, or so
 * that a row which the reader chose keeps its place when texts arrive above it.
 */
export function scrollOf(
  before: RowPlace | undefined,
  now: Omit<RowPlace, 'top'>,
  isChosen: boolean,
): 'to top' | 'hold' | 'into view' | 'stay' {
  if (before?.number !== now.number) {
    return 'to top';
  }
  return before.address !== now.address ? 'into view' : isChosen ? 'hold' : 'stay';
}

/**
 * Merges a later answer to the same question into the list. Everything down to the row that the reader selected
 * keeps its place: those rows only get newer texts.
 *
 * @param selected the address that the reader moved to; `undefined` without a move
 */
export function mergeStages(
  shown: readonly PageResult[],
  next: readonly PageResult[],
  selected: string | undefined,
): readonly PageResult[] {
  const place = shown.findIndex((page) =>
    rowsOfPage(page).some(({ address }) => address === selected),
  );
  const held = shown[place];
  if (held === undefined) {
    return next;
  }
  const updates = new Map(next.map((page) => [page.route, page]));
  const above = shown.slice(0, place).map((page) => refresh(page, updates.get(page.route)));
  const group = holdGroup(held, updates.get(held.route), selected);
  const routes = new Set([...above, group].map(({ route }) => route));
  return [...above, group, ...next.filter(({ route }) => !routes.has(route))];
}

/** Merges the page of the selected row: its rows down to that one stay, the rows below may change. */
function holdGroup(
  held: PageResult,
  update: PageResult | undefined,
  selected: string | undefined,
): PageResult {
  const place = held.sections.findIndex(
    ({ anchor }) => addressOf({ route: held.route, anchor }) === selected,
  );
  const kept = refresh({ ...held, sections: held.sections.slice(0, place + 1) }, update);
  const below = (update ?? held).sections.filter(
    ({ anchor }) => !kept.sections.some((section) => section.anchor === anchor),
  );
  const room = Math.max(MAX_SECTIONS, kept.sections.length);
  return { ...kept, sections: [...kept.sections, ...below].slice(0, room) };
}

function refresh(page: PageResult, update: PageResult | undefined): PageResult {
  if (update === undefined) {
    return page;
  }
  const sections = new Map(update.sections.map((section) => [section.anchor, section]));
  return {
    ...update,
    isRow: page.isRow,
    snippet: page.isRow ? (update.snippet ?? page.snippet) : undefined,
    sections: page.sections.map((section) => sections.get(section.anchor) ?? section),
  };
}

/** Shortest term to mark: shorter ones occur everywhere in a page. */
const MIN_TERM = 2;

/**
 * Collects the words to mark on the page of a row: the marked words of its texts, in lower case, longest first.
 * Single letters count only if there is nothing longer.
 */
export function termsOf({ page }: Pick<Row, 'page'>): readonly string[] {
  const texts = [
    { text: page.title, marks: page.titleMarks },
    ...page.sections.map(({ heading, headingMarks }) => ({ text: heading, marks: headingMarks })),
    ...[page.snippet, ...page.sections.map(({ snippet }) => snippet)].flatMap(
      (snippet) => snippet ?? [],
    ),
  ];
  const terms = new Set(
    texts.flatMap(({ text, marks }) =>
      marks.map(({ start, end }) => text.slice(start, end).trim().toLowerCase()),
    ),
  );
  const all = [...terms].filter((term) => term !== '').sort((a, b) => b.length - a.length);
  const long = all.filter((term) => term.length >= MIN_TERM);
  return long.length > 0 ? long : all;
}
