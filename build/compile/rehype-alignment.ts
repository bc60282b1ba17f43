import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Sets the columns that a note aligns (`:---:`) by a class: the attribute of old HTML is for no page. */
export function rehypeAlignment(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    const { align } = properties;
    if ((tagName === 'th' || tagName === 'td') && typeof align === 'string') {
      delete properties['align'];
      properties['className'] = [`align-${align}`];
    }
  });
}
