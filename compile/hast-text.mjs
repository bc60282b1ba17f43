/**
 * @import { ElementContent } from 'hast'
 */

/**
 * The text of an element and everything in it.
 *
 * @param {ElementContent} node
 * @returns {string}
 */
export function textOf(node) {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
