import { languageKeys, type Filters } from '../query/filters';
import { HIT_IN_CODE } from './rank';
import type { Outline } from './outline';

/** How many results each filter would leave of a query. */
export interface Counts {
  /** By the first segment of the route. */
  readonly sections: Readonly<Record<string, number>>;
  readonly withCode: number;
  /** By the name that the fences give a language; empty while no filter speaks of code. */
  readonly languages: Readonly<Record<string, number>>;
}

/**
 * Counts what a query has found, for each filter with the others as they are set.
 *
 * @param hits Per section, as a ranking has them.
 * @param languages Sections that have code of each language.
 */
export function countHits(
  outline: Outline,
  hits: Uint8Array,
  filters: Filters,
  languages: ReadonlyMap<string, ReadonlySet<number>>,
): Counts {
  const within = (language: string): readonly ReadonlySet<number>[] =>
    languageKeys(language).flatMap((name) => languages.get(name) ?? []);
  const chosen = filters.language === undefined ? undefined : within(filters.language);
  const families = [...languages.keys()].map((name) => ({ name, sets: within(name), count: 0 }));
  const sections: Record<string, number> = {};
  let withCode = 0;
  for (let page = 0; page < outline.pages; page += 1) {
    const root = outline.roots[page] ?? '';
    const isInRoot = filters.section === undefined || filters.section === root;
    const end = outline.firstSection[page + 1] ?? 0;
    for (let section = outline.firstSection[page] ?? 0; section < end; section += 1) {
      const hit = hits[section] ?? 0;
      if (hit === 0) {
        continue;
      }
      const isInCode = hit === HIT_IN_CODE;
      const isInLanguage = chosen?.some((set) => set.has(section)) !== false;
      const passesCode = isInCode || filters.codeOnly !== true;
      if (passesCode && isInLanguage) {
        sections[root] = (sections[root] ?? 0) + 1;
      }
      if (isInRoot) {
        withCode += isInCode && isInLanguage ? 1 : 0;
        for (const family of passesCode ? families : []) {
          family.count += family.sets.some((set) => set.has(section)) ? 1 : 0;
        }
      }
    }
  }
  const counted = families.map(({ name, count }) => [name, count] as const);
  return { sections, withCode, languages: Object.fromEntries(counted) };
}
