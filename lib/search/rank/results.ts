import { patternsOf, type Span } from '../query/pattern';
import type { Query } from '../query/query';
import { languageKeys } from '../query/filters';
import type { Candidate } from './rank';
import { marksOf, snippetOf, type Snippet } from './snippet';
import { headingOf, type Tier } from './tier';
import { lower } from '../text/text';
import type { SectionText } from './loader';

/** A section in the list of results. */
export interface SectionResult {
  readonly section: number;
  readonly anchor: string;
  readonly heading: string;
  readonly headingMarks: readonly Span[];
  /** Missing in the first answer, and where the page's text could not be had. */
  readonly snippet: Snippet | undefined;
  readonly score: number;
}

/** A page with its sections that answer the query. */
export interface PageResult {
  readonly route: string;
  readonly title: string;
  readonly titleMarks: readonly Span[];
  /** Whether the page itself is a row: its title has all the words, or its head fits best. */
  readonly isRow: boolean;
  /** What stands before the first heading, where that fits. */
  readonly snippet: Snippet | undefined;
  readonly sections: readonly SectionResult[];
  readonly score: number;
}

/** What was searched for instead of what was typed. */
export type Reading =
  | { readonly kind: 'as typed' }
  /** Typed on the wrong keyboard layout: shown as “‘구독’의 검색 결과”. */
  | { readonly kind: 'layout'; readonly text: string }
  /** Near words. */
  | { readonly kind: 'typo'; readonly text: string }
  /** Not all words are in one place. */
  | { readonly kind: 'some words'; readonly missing: readonly string[] };

/** An answer to a query. */
export interface Answer {
  /** Titles and headings come first, the whole answer follows. */
  readonly stage: 'titles' | 'full';
  readonly reading: Reading;
  readonly pages: readonly PageResult[];
  /** Sections found in all, before the list was cut. */
  readonly total: number;
  /** Whether a file could not be fetched, so that something may be missing. */
  readonly incomplete: boolean;
}

/** Pages of a list. */
const MAX_PAGES = 10;

/** Sections under a page. */
const MAX_SECTIONS = 3;

/** Groups candidates, best first, by page, and cuts the list. */
export function groupByPage(
  tier: Tier,
  candidates: readonly Candidate[],
): Map<number, Candidate[]> {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const page = tier.pageOf[candidate.section] ?? 0;
    const group = groups.get(page);
    if (group !== undefined) {
      group.push(candidate);
    } else if (groups.size < MAX_PAGES) {
      groups.set(page, [candidate]);
    }
  }
  return groups;
}

/** Draws up the results of a list: pages, their sections, marks and snippets. */
export function pageResults(
  tier: Tier,
  { words, filters }: Query,
  candidates: readonly Candidate[],
  textOf: (section: number) => SectionText | undefined,
): PageResult[] {
  const patterns = words.map(patternsOf);
  const snippets = {
    code: filters.codeOnly === true,
    preferred: filters.language === undefined ? [] : languageKeys(filters.language),
  };
  return [...groupByPage(tier, candidates)].map(([page, group]) => {
    const first = tier.firstSection[page] ?? 0;
    const title = tier.titles[page] ?? '';
    const titleMarks = marksOf(patterns, lower(title));
    // A section that fits better says more of the page than its head, unless the query is its title.
    const isTitled = words.every(
      ({ isOptional }, word) =>
        isOptional || marksOf([patterns[word] ?? []], lower(title)).length > 0,
    );
    const isHead = group[0]?.section === first || isTitled;
    const own = isHead ? group.find(({ section }) => section === first) : undefined;
    const ownText = own === undefined ? undefined : textOf(first);
    return {
      route: tier.routes[page] ?? '',
      title,
      titleMarks,
      isRow: own !== undefined,
      snippet: ownText === undefined ? undefined : snippetOf(ownText, patterns, snippets),
      sections: group
        .filter(({ section }) => section !== first)
        .slice(0, MAX_SECTIONS)
        .map(({ section, score }): SectionResult => {
          const text = textOf(section);
          const known = text?.record ?? headingOf(tier, section);
          const heading = known?.heading ?? '';
          return {
            section,
            anchor: known?.anchor ?? '',
            heading,
            headingMarks: marksOf(patterns, lower(heading)),
            snippet: text === undefined ? undefined : snippetOf(text, patterns, snippets),
            score,
          };
        }),
      score: group[0]?.score ?? 0,
    };
  });
}
