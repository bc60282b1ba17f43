import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Root } from 'mdast';
import { visit } from '../../lib/markdown/visit';
import { PREFORMATTED } from '../../lib/markdown/rules/html';

/**
 * Turns `<pre>` in a note into a code block in the language `text`, which is shown as it is written.
 *
 * @example
 * // <pre>a &lt; b</pre>
 * // ```text
 * // a < b
 * // ```
 */
export function remarkPreformatted(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (index === undefined || parent === undefined || !PREFORMATTED.test(node.value)) {
      return;
    }
    const value = textOf(fromHtml(node.value, { fragment: true })).replace(/\n$/, '');
    const { position } = node;
    const block: Code = { type: 'code', lang: 'text', value, ...(position && { position }) };
    parent.children[index] = block;
  });
}
