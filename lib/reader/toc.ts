/** Deepest heading level of the table of contents, unless a note sets another. */
export const DEFAULT_TOC_LEVEL = 4;

export interface Heading {
  readonly depth: number;
  readonly value: string;
  readonly id: string;
}

/** Picks the headings of the table of contents: from `##` down to the note's own limit. */
export function tocItems(
  headings: readonly Heading[],
  maxLevel: number = DEFAULT_TOC_LEVEL,
): readonly Heading[] {
  return headings.filter(({ depth }) => depth >= 2 && depth <= maxLevel);
}

/**
 * Finds the current heading: the last one above a line of the window. Starts from the heading found before, because
 * readers rarely jump.
 *
 * @param search.count number of headings
 * @param search.topOf distance of a heading from the top of the window in CSS pixels; `undefined` for a hidden one
 * @param search.line height of the line, in the same unit
 * @param search.from number of the heading to start from; -1 for none
 * @returns number of the heading; -1 before the first
 */
export function reachedHeading(search: {
  readonly count: number;
  readonly topOf: (index: number) => number | undefined;
  readonly line: number;
  readonly from: number;
}): number {
  const { count, topOf, line, from } = search;
  let reached = from;
  while (reached >= 0 && (topOf(reached) ?? Infinity) > line) {
    reached -= 1;
  }
  for (let next = reached + 1; next < count; next++) {
    const top = topOf(next);
    if (top !== undefined && top > line) {
      break;
    }
    if (top !== undefined) {
      reached = next;
    }
  }
  return reached;
}
