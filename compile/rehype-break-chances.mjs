import { visit } from 'unist-util-visit';
import { breakChances } from '../lib/markdown/break-chances.mjs';

/**
 * @import { Root, Element, ElementContent } from 'hast'
 */

/**
 * Lets long inline code break between its words, and a line between codes that only a `·` or `/` parts,
 * so that no identifier is cut inside a word. The text stays the same, also for who copies it. Runs
 * after the code blocks are finished HTML.
 */
export function rehypeBreakChances() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, (node) => {
      if (!('children' in node)) {
        return;
      }
      const children = /** @type {ElementContent[]} */ (node.children);
      const parts = children.flatMap((child, index) => [
        ...(isCode(child) && /[·/]$/.test(textBefore(children[index - 1])) ? [chance()] : []),
        ...(node.type === 'element' && isCode(node) ? withChances(child) : [child]),
      ]);
      node.children = /** @type {typeof node.children} */ (parts);
    });
  };
}

/** @param {ElementContent} node */
function isCode(node) {
  return node.type === 'element' && node.tagName === 'code';
}

/** @param {ElementContent | undefined} node */
function textBefore(node) {
  return node?.type === 'text' ? node.value : '';
}

/** @returns {Element} */
function chance() {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}

/** @param {ElementContent} node @returns {ElementContent[]} */
function withChances(node) {
  if (node.type !== 'text') {
    return [node];
  }
  return breakChances(node.value).flatMap((value, index) => {
    /** @type {ElementContent} */
    const text = { type: 'text', value };
    return index === 0 ? [text] : [chance(), text];
  });
}
