import { readFileSync } from 'node:fs';
import type { JudgedQuery } from './metrics';

/** Every third query is sealed: it is never looked at while weights are set. */
const SEALED = 3;

/** The hand-judged queries over the notes of the tests, by category; `none` has those that must find little or nothing. */
export function goldQueries(): Record<string, JudgedQuery[]> {
  const text = readFileSync(new URL('gold.json', import.meta.url), 'utf8');
  return JSON.parse(text) as Record<string, JudgedQuery[]>;
}

/** The two parts of the judged queries: weights are set with the first and never with the second. */
export type GoldPart = 'development' | 'sealed';

/** The sealed third of the queries, or the two thirds for development. */
export function goldPart(part: GoldPart): Record<string, JudgedQuery[]> {
  return Object.fromEntries(
    Object.entries(goldQueries()).map(([category, queries]) => [
      category,
      queries.filter((_, index) => (index % SEALED === SEALED - 1) === (part === 'sealed')),
    ]),
  );
}
