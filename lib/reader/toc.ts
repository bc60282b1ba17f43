import { DEFAULT_TOC_LEVEL } from '../vocabulary/toc-level';

/** A heading as the page lists it. */
export interface Heading {
  readonly depth: number;
  readonly value: string;
  readonly id: string;
}

/** Headings that belong into the table of contents: from `##` down to the note's own limit. */
export function tocItems(
  headings: readonly Heading[],
  maxLevel: number = DEFAULT_TOC_LEVEL,
): readonly Heading[] {
  return headings.filter(({ depth }) => depth >= 2 && depth <= maxLevel);
}

/**
 * The heading being read: the last one above a line of the window. Looks from the one that was read
 * before, since readers go on from where they are.
 *
 * @param search.count How many headings the page has.
 * @param search.topOf Distance of a heading from the top of the window, in CSS pixels; `undefined` for
 *   one that is not shown.
 * @param search.line Height of the line, in the same way.
 * @param search.from Number of the heading to look from; -1 for none.
 * @returns Number of the heading; -1 before the first.
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
