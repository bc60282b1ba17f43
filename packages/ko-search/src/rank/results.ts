import { MAX_PAGES, MAX_SECTIONS } from './limits';
import { patternsOf, type Span } from '../query/pattern';
import type { Query } from '../query/query';
import { languageKeys } from '../query/filters';
import type { Candidate } from './rank';
import type { Counts } from './counts';
import { marksOf, snippetOf, type Snippet } from './snippet';
import { headingsAbove, trailOf, type Outline } from './outline';
import { lower } from '../text/text';
import type { SectionText } from './loader';

/** A section in the list of results. */
export interface SectionResult {
  readonly anchor: string;
  readonly heading: string;
  readonly headingMarks: readonly Span[];
  /** The headings that it stands below, the outermost first. */
  readonly above: readonly string[];
  /** Missing in the first answer, and where the page's text could not be had. */
  readonly snippet: Snippet | undefined;
}

/** A page with its sections that answer the query. */
export interface PageResult {
  readonly route: string;
  readonly title: string;
  /** Titles of the folders above the page, the outermost first. */
  readonly trail: readonly string[];
  readonly titleMarks: readonly Span[];
  /** Whether the page itself is a row: its title has all the words, or its head fits best. */
  readonly isRow: boolean;
  /** What stands before the first heading, where that fits. */
  readonly snippet: Snippet | undefined;
  readonly sections: readonly SectionResult[];
  /** Whether it may be about something else: it has few of the words, or pieces of them. */
  readonly isSimilar: boolean;
}

/** What was searched for instead of what was typed. */
export type Reading =
  | { readonly kind: 'as typed' }
  /** Typed on the wrong keyboard layout: shown as “‘구독’의 검색 결과”. */
  | { readonly kind: 'layout'; readonly text: string }
  /** What a sign is called, what a pasted trace is about. */
  | { readonly kind: 'name'; readonly text: string }
  /** Near words. */
  | { readonly kind: 'typo'; readonly text: string }
  /** No words, only filters: the notes that pass them. */
  | { readonly kind: 'listed' }
  /** The words are nowhere; what was found has pieces of them: 블록체인 in a note on blocks. */
  | { readonly kind: 'pieces'; readonly text: string }
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
  /** What each filter would leave of it; missing in the first answer, and where no words were asked. */
  readonly counts?: Counts;
  /** Whether a file could not be fetched, so that something may be missing. */
  readonly incomplete: boolean;
}

/** Pages of a list of which none is sure. */
const MAX_GUESSES = 5;

/** A further section of a page scores at least this share of the page below it: docs/search.md, ‘절의 점수’. */
const NEXT_PAGE = 0.9;

/** A section with less than this share of the words, by how telling they are, is uncertain. */
const SURE = 0.4;

/** Whether a section has so few of the words that it may be about something else. */
export function isSimilar({ coverage }: Pick<Candidate, 'coverage'>): boolean {
  return coverage < SURE;
}

/** Groups candidates, best first, by page, and cuts the list. */
export function groupByPage(
  outline: Outline,
  candidates: readonly Candidate[],
): Map<number, Candidate[]> {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const page = outline.pageOf[candidate.section] ?? 0;
    const group = groups.get(page);
    if (group !== undefined) {
      group.push(candidate);
    } else if (groups.size < MAX_PAGES) {
      groups.set(page, [candidate]);
    }
  }
  return groups;
}

/**
 * The sections of each page that are worth a row above the page that follows: one that fits clearly less
 * would only push a better answer down.
 */
function worthShowing(groups: readonly (readonly Candidate[])[]): (readonly Candidate[])[] {
  return groups.map((group, place) => {
    const least = NEXT_PAGE * (groups[place + 1]?.[0]?.score ?? -Infinity);
    return group.filter(({ score }, rank) => rank === 0 || score >= least);
  });
}

/** The notes that have a section that passes the filters, in the order of the site. */
export function listPages(outline: Outline, allowed: Uint8Array | undefined): PageResult[] {
  return outline.routes.flatMap((_, page): PageResult[] => {
    const sections = allowed?.subarray(outline.firstSection[page], outline.firstSection[page + 1]);
    return sections?.includes(1) === false ? [] : [rowOf(outline, page)];
  });
}

/** A page without anything that a word has found in it. */
function rowOf(outline: Outline, page: number): PageResult {
  const route = outline.routes[page] ?? '';
  return {
    route,
    title: outline.titles[page] ?? '',
    trail: trailOf(route, outline.titleOf),
    titleMarks: [],
    isRow: true,
    snippet: undefined,
    sections: [],
    isSimilar: false,
  };
}

/** Draws up the results of a list: pages, their sections, marks and snippets. */
export function pageResults(
  outline: Outline,
  { words, filters }: Query,
  candidates: readonly Candidate[],
  textOf: (section: number) => SectionText | undefined,
  isGuess = false,
): PageResult[] {
  const patterns = words.map(patternsOf);
  const snippets = {
    code: filters.codeOnly === true,
    preferred: filters.language === undefined ? [] : languageKeys(filters.language),
  };
  const groups = [...groupByPage(outline, candidates)].slice(0, isGuess ? MAX_GUESSES : MAX_PAGES);
  const shown = worthShowing(groups.map(([, group]) => group));
  return groups.map(([page, found], place) => {
    const group = shown[place] ?? found;
    const first = outline.firstSection[page] ?? 0;
    const row = rowOf(outline, page);
    const title = lower(row.title);
    // A section that fits better says more of the page than its head, unless the query is its title.
    const isTitled = words.every(
      ({ isOptional }, word) => isOptional || marksOf([patterns[word] ?? []], title).length > 0,
    );
    const isHead = group[0]?.section === first || isTitled;
    const own = isHead ? group.find(({ section }) => section === first) : undefined;
    const ownText = own === undefined ? undefined : textOf(first);
    return {
      ...row,
      titleMarks: marksOf(patterns, title),
      isRow: own !== undefined,
      snippet: ownText === undefined ? undefined : snippetOf(ownText, patterns, snippets),
      sections: group
        .filter(({ section }) => section !== first)
        .slice(0, MAX_SECTIONS)
        .map(({ section }): SectionResult => {
          const text = textOf(section);
          const heading = outline.headings[section] ?? '';
          return {
            anchor: outline.anchors[section] ?? '',
            heading,
            headingMarks: marksOf(patterns, lower(heading)),
            above: headingsAbove(outline, section),
            snippet: text === undefined ? undefined : snippetOf(text, patterns, snippets),
          };
        }),
      isSimilar: isGuess || (group[0] !== undefined && isSimilar(group[0])),
    };
  });
}
