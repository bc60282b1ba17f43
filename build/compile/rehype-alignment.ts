import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Replaces the obsolete `align` attribute of aligned columns (`:---:`) by a class: `<td class="align-center">`. */
export function rehypeAlignment(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    const { align } = properties;
    if ((tagName === 'th' || tagName === 'td') && typeof align === 'string') {
      delete properties['align'];
      properties['className'] = [`align-${align}`];
    }
  });
}
