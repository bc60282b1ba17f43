import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

function isTag(...names: readonly string[]): (node: { type: string }) => node is Element {
  return (node): node is Element =>
    node.type === 'element' && names.includes((node as Element).tagName);
}

const cellsOf = (row: Element): Element[] => row.children.filter(isTag('th', 'td'));

/**
 * Makes the first cells of a table row headers when its corner is empty, as in a comparison, so that a screen
 * reader says which row a cell belongs to. The empty corner becomes a plain cell: it names nothing.
 *
 * @example
 * // <tr><th></th><th>접근</th></tr> <tr><td>배열</td><td>O(1)</td></tr>
 * // <tr><td></td><th>접근</th></tr> <tr><th scope="row">배열</th><td>O(1)</td></tr>
 */
export function rehypeRowHeaders(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') {
      return;
    }
    const rows = table.children
      .filter(isTag('thead', 'tbody'))
      .flatMap(({ children }) => children.filter(isTag('tr')));
    const [corner, ...others] = rows.flatMap((row) => cellsOf(row).slice(0, 1));
    if (corner?.tagName !== 'th' || corner.children.length > 0) {
      return;
    }
    corner.tagName = 'td';
    for (const cell of others) {
      cell.tagName = 'th';
      cell.properties['scope'] = 'row';
    }
  });
}
