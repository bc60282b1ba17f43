import { existsSync, readFileSync } from 'node:fs';
import type { GoldPart, JudgedQuery } from 'ko-search/quality';
import { JUDGED_QUERIES_FILE } from '../../lib/site/judged-queries';

/** What the judged queries of the site say besides: those written to be looked at only at the end. */
interface Sealable {
  readonly sealed?: boolean;
}

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
