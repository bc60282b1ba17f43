import { existsSync, readFileSync } from 'node:fs';
import type { GoldPart, JudgedQuery } from 'ko-search/quality';
import { JUDGED_QUERIES_FILE } from '../../lib/site/judged-queries';

/** Reads the site's own hand-judged queries by category; none without that file. */
export function ownGoldQueries(part: GoldPart): Record<string, JudgedQuery[]> {
  const file = new URL(`../../${JUDGED_QUERIES_FILE}`, import.meta.url);
  const all = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<
        string,
        (JudgedQuery & { readonly sealed?: boolean })[]
      >)
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
