import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageFacts } from '../../lib/site/page-facts';

type Headings = PageFacts['headings'];

const known = new Map<string, Headings>();

/**
 * The headings of a note as both lists of contents show them: what they say, without tags. The one over the
 * footnotes is only heard.
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

/** Keeps the headings of the note that is being compiled, for {@link takeHeadings}. */
export function keepHeadings(file: string, headings: Headings): void {
  known.set(file, headings);
}

/** The headings of the note that has been compiled. */
export function takeHeadings(file: string): Headings {
  const headings = known.get(file) ?? [];
  known.delete(file);
  return headings;
}
