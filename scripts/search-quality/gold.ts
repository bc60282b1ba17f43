import { existsSync, readFileSync } from 'node:fs';
import { JUDGED_QUERIES_FILE } from '../../lib/site/judged-queries';
import type { JudgedQuery } from './metrics';

/** What the judged queries of the site say besides: those written to be looked at only at the end. */
interface Sealable {
  readonly sealed?: boolean;
}

/** Every third query is sealed: it is never looked at while weights are set. */
const SEALED = 3;

/** The hand-judged queries over the notes of the tests, by category; `none` has those that must find little or nothing. */
export function goldQueries(): Record<string, JudgedQuery[]> {
  const text = readFileSync(new URL('gold.json', import.meta.url), 'utf8');
  return JSON.parse(text) as Record<string, JudgedQuery[]>;
}

/** The two parts of the judged queries: weights are set with the first and never with the second. */
export type GoldPart = 'development' | 'sealed';

/** The hand-judged queries over the notes of the site itself, by category; none where the author has none. */
export function ownGoldQueries(part: GoldPart): Record<string, JudgedQuery[]> {
  const file = new URL(`../../${JUDGED_QUERIES_FILE}`, import.meta.url);
  const all = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, (JudgedQuery & Sealable)[]>)
    : {};
  return Object.fromEntries(
    Object.entries(all)
      .map(([category, queries]): [string, JudgedQuery[]] => [
        category,
        queries.filter(({ sealed = false }) => sealed === (part === 'sealed')),
      ])
      .filter(([, queries]) => queries.length > 0),
  );
}

/** The sealed third of the queries, or the two thirds for development. */
export function goldPart(part: GoldPart): Record<string, JudgedQuery[]> {
  return Object.fromEntries(
    Object.entries(goldQueries()).map(([category, queries]) => [
      category,
      queries.filter((_, index) => (index % SEALED === SEALED - 1) === (part === 'sealed')),
    ]),
  );
}
