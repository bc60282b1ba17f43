import { existsSync, readFileSync } from 'node:fs';
import { JUDGED_QUERIES_FILE } from '../../lib/site/judged-queries';
import type { JudgedQuery } from './metrics';

/** Every third query is sealed: it is never looked at while weights are set. */
const SEALED = 3;

/** The hand-judged queries over the notes of the tests, by category; `none` has those that must find little or nothing. */
export function goldQueries(): Record<string, JudgedQuery[]> {
  const text = readFileSync(new URL('gold.json', import.meta.url), 'utf8');
  return JSON.parse(text) as Record<string, JudgedQuery[]>;
}

/** The hand-judged queries over the notes of the site itself, by category; none where the author has none. */
export function ownGoldQueries(): Record<string, JudgedQuery[]> {
  const file = new URL(`../../${JUDGED_QUERIES_FILE}`, import.meta.url);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, JudgedQuery[]>)
    : {};
}

/** The sealed third of the queries, or the two thirds for development. */
export function goldPart(part: 'development' | 'sealed'): Record<string, JudgedQuery[]> {
  return Object.fromEntries(
    Object.entries(goldQueries()).map(([category, queries]) => [
      category,
      queries.filter((_, index) => (index % SEALED === SEALED - 1) === (part === 'sealed')),
    ]),
  );
}
