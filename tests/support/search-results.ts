import type { Answer, PageResult, SectionResult } from 'ko-search/results';

/** A section of a result, without marks; with a text where one is given. */
export function section(anchor: string, text?: string): SectionResult {
  return {
    anchor,
    heading: anchor,
    headingMarks: [],
    above: [],
    snippet: text === undefined ? undefined : { kind: 'text', text, marks: [] },
  };
}

/** A page of a result; with `isRow` also a row itself. */
export function page(
  route: string,
  sections: readonly SectionResult[],
  options: Partial<PageResult> = {},
): PageResult {
  return {
    route,
    title: route,
    titleMarks: [],
    isRow: false,
    snippet: undefined,
    sections,
    isSimilar: false,
    trail: [],
    ...options,
  };
}

/** An answer with these pages; the whole one unless told otherwise. */
export function answer(pages: readonly PageResult[], options: Partial<Answer> = {}): Answer {
  return {
    stage: 'full',
    reading: { kind: 'as typed' },
    pages,
    total: pages.length,
    incomplete: false,
    ...options,
  };
}
