import { DEFAULT_TOC_LEVEL } from './toc-level';

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
 * The heading being read: the last one above the activation line, or the last of all when the page
 * is scrolled to its end (short last sections never reach the line).
 *
 * @param positions Headings in page order; `top` in CSS pixels from the top of the window.
 */
export function activeHeading(
  positions: readonly { id: string; top: number }[],
  { line, atEnd }: { line: number; atEnd: boolean },
): string | undefined {
  return atEnd ? positions.at(-1)?.id : positions.findLast(({ top }) => top <= line)?.id;
}
