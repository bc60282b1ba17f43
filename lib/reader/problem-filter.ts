import { clean, isConsonants, keystrokes, lower } from 'ko-search/text';
import { consonantPattern, patternOf } from 'ko-search/query';

export const problemColumns = [
  'site',
  'number',
  'title',
  'tag',
  'level',
  'lang',
  'verified',
] as const;

export type ProblemColumn = (typeof problemColumns)[number];

export const choiceNames = ['site', 'tag', 'level', 'lang'] as const;

type ChoiceName = (typeof choiceNames)[number];

/** The order of the rows: by a column, ascending or descending. */
export interface ProblemOrder {
  readonly column: ProblemColumn;
  readonly descending: boolean;
}

export interface ProblemView {
  readonly words: string;
  /** Chosen ids; a column without one shows all values. */
  readonly choices: Readonly<Partial<Record<ChoiceName, string>>>;
  /** Absent for the order of the page. */
  readonly order?: ProblemOrder;
}

export interface FilterableRow {
  readonly texts: Readonly<Record<ProblemColumn, string>>;
  /** Ids of the values in the columns with choices. */
  readonly ids: Readonly<Record<ChoiceName, readonly string[]>>;
}

/**
 * Reads the view from the query of an address; ignores unknown parameters.
 *
 * @example
 * readView('?q=최단&level=hard&sort=-level')
 * // { words: '최단', choices: { level: 'hard' }, order: { column: 'level', descending: true } }
 */
export function readView(query: string): ProblemView {
  const values = new URLSearchParams(query);
  const choices = choiceNames.flatMap((name) => {
    const id = values.get(name) ?? '';
    return id === '' ? [] : [[name, id]];
  });
  const sort = values.get('sort') ?? '';
  const column = problemColumns.find((name) => name === sort.replace(/^-/, ''));
  return {
    words: values.get('q') ?? '',
    choices: Object.fromEntries(choices) as ProblemView['choices'],
    ...(column && { order: { column, descending: sort.startsWith('-') } }),
  };
}

/**
 * Writes a view as the query of an address; empty for the initial view.
 *
 * @example
 * formatView({ words: '', choices: { level: 'hard' } })  // '?level=hard'
 */
export function formatView({ words, choices, order }: ProblemView): string {
  const values = new URLSearchParams();
  if (words.trim() !== '') {
    values.set('q', words.trim());
  }
  for (const name of choiceNames) {
    const id = choices[name];
    if (id !== undefined) {
      values.set(name, id);
    }
  }
  if (order) {
    values.set('sort', `${order.descending ? '-' : ''}${order.column}`);
  }
  const query = values.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * Drops choices that the table does not offer.
 *
 * @param offered ids of each choice, by its name
 */
export function offeredView(
  view: ProblemView,
  offered: Readonly<Record<string, readonly string[]>>,
): ProblemView {
  const choices = Object.entries(view.choices).filter(([name, id]) => offered[name]?.includes(id));
  return { ...view, choices: Object.fromEntries(choices) };
}

/** Makes the test for a typed word: it starts the number, or occurs in the title or the judge's name. */
function wordTest(word: string): (row: FilterableRow) => boolean {
  const pattern = isConsonants(word)
    ? consonantPattern(keystrokes(word))
    : patternOf({ kind: 'typed', text: word, prefix: true });
  return ({ texts }) =>
    lower(texts.number).startsWith(word) ||
    [texts.title, texts.site].some((text) => lower(clean(text)).search(pattern) !== -1);
}

/**
 * Makes the test of rows for a view: every typed word and every choice must fit. A word may be initial consonants
 * (ㅊㄷ finds 최단) or incomplete (최다 finds 최단).
 */
export function rowTest({ words, choices }: ProblemView): (row: FilterableRow) => boolean {
  const tests = lower(clean(words))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(wordTest);
  return (row) =>
    tests.every((test) => test(row)) &&
    choiceNames.every((name) => {
      const id = choices[name];
      return id === undefined || row.ids[name].includes(id);
    });
}

const collator = new Intl.Collator('ko', { numeric: true });

/**
 * Sorts the rows; equal rows keep their order. Rows with nothing in the column come last in both directions.
 *
 * @param levels ids of the levels, from easy to hard
 */
export function orderRows<Row extends FilterableRow>(
  rows: readonly Row[],
  order: ProblemOrder | undefined,
  levels: readonly string[],
): Row[] {
  if (order === undefined) {
    return [...rows];
  }
  const { column, descending } = order;
  const key = ({ texts, ids }: Row): string =>
    column === 'level' ? String(levels.indexOf(ids.level[0] ?? '')) : texts[column];
  return [...rows].sort((a, b) => {
    const [first, second] = [key(a), key(b)];
    if (first === '' || second === '') {
      return Number(first === '') - Number(second === '');
    }
    return collator.compare(first, second) * (descending ? -1 : 1);
  });
}

/** Returns the order after a heading is pressed: ascending first, then the other direction. */
export function nextOrder(order: ProblemOrder | undefined, column: ProblemColumn): ProblemOrder {
  return { column, descending: order?.column === column && !order.descending };
}

/**
 * Writes the number of matching rows.
 *
 * @example
 * countText(12)  // '12문제'
 */
export function countText(count: number): string {
  return count === 0 ? '0문제. 조건에 맞는 문제가 없습니다.' : `${count}문제`;
}
