import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageFacts } from '../../lib/site/page-facts';

type Headings = PageFacts['headings'];

const known = new Map<string, Headings>();

/**
 * Lists the headings of a note as text, for both tables of contents. The heading of the footnotes is left out:
 * only screen readers meet it.
 */
export function headingsOf(tree: Root): Headings {
  const headings: { depth: Headings[number]['depth']; id: string; value: string }[] = [];
  visit(tree, 'element', (node) => {
    const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1] ?? NaN);
    const { id } = node.properties;
    if (depth >= 2 && typeof id === 'string' && id !== 'footnote-label') {
      headings.push({ depth: depth, id, value: textOf(node).trim() });
    }
  });
  return headings;
}

/** Stores the headings of the note being compiled, for {@link takeHeadings}. */
export function keepHeadings(file: string, headings: Headings): void {
  known.set(file, headings);
}

/** Returns and forgets the headings of a compiled note. */
export function takeHeadings(file: string): Headings {
  const headings = known.get(file) ?? [];
  known.delete(file);
  return headings;
}
