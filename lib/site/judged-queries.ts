import { z } from 'zod';
import { faultUnless, type Fault } from '../faults/fault';
import { readForm, readPositioned } from '../faults/positions';

/** File with search queries and the notes that they should find, from the root of the repository. */
export const JUDGED_QUERIES_FILE = 'content/search-gold.json';

const schema = z.record(
  z.string(),
  z.array(
    z.object({
      query: z.string(),
      targets: z.array(z.string().startsWith('/')),
      /** Kept out of all tuning of weights: docs/search.md, ‘시험’. */
      sealed: z.literal(true).optional(),
      /** Offered as an example by the empty search. */
      example: z.literal(true).optional(),
    }),
  ),
);

/**
 * Reads the example queries for the empty search. A broken file gives none: {@link findJudgedQueryFaults} reports
 * it.
 *
 * @example
 * exampleQueries('{"code":[{"query":"격리 수준","targets":["/a"],"example":true}]}') // ['격리 수준']
 */
export function exampleQueries(source: string): string[] {
  const { data = {} } = schema.safeParse(readPositioned(source, 1, 'json').value);
  return Object.values(data)
    .flat()
    .filter(({ example }) => example === true)
    .map(({ query }) => query);
}

/**
 * Finds judged queries whose note or section is gone: they would count as bad answers although the search is as
 * good as before.
 *
 * @param source text of the file; an empty text has no queries
 * @param addresses routes of the published notes, and their headings as `/route#id`
 */
export function findJudgedQueryFaults(source: string, addresses: ReadonlySet<string>): Fault[] {
  const file = JUDGED_QUERIES_FILE;
  if (source === '') {
    return [];
  }
  const {
    data = {},
    faults,
    lineOf,
  } = readForm(source, schema, {
    file,
    syntax: 'json',
    wrong: '검색어와 정답이 아닌 값',
    expected: '{ "갈래": [{ "query": "찾는 말", "targets": ["/노트#절"] }] }',
    fix: '그 꼴로 고친다.',
  });
  const lost = Object.entries(data).flatMap(([category, queries]) =>
    queries.flatMap(({ query, targets }, index) =>
      targets.flatMap((target, place) =>
        // A `#` with nothing after it is the note.
        faultUnless(addresses.has(target.replace(/#$/, '')), () => ({
          file,
          line: lineOf([category, index, 'targets', place]),
          found: `"${query}"의 정답 ${target}`,
          expected: '공개한 노트나 그 절의 주소',
          fix: '노트를 지웠으면 이 정답을 지우고, 남은 정답이 없으면 검색어도 지운다. 옮겼으면 새 주소로 고친다.',
        })),
      ),
    ),
  );
  return [...faults, ...lost];
}
