import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Replaces the obsolete `align` attribute of aligned columns (`:---:`) by a class.
 *
 * @example
 * // <td align="center">1</td>
 * // <td class="align-center">1</td>
 */
export function rehypeAlignment(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    const { align } = properties;
    if ((tagName === 'th' || tagName === 'td') && typeof align === 'string') {
      delete properties['align'];
      properties['className'] = [`align-${align}`];
    }
  });
}
