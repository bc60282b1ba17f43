import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { breakChances, couldPart, joinedPieces } from '../lib/markdown/break-chances.mjs';

/**
 * @import { Root, Element, ElementContent } from 'hast'
 */

/** What is no running text. */
const APART = ['pre', 'svg', 'math'];

/**
 * Lets long inline code break between its words, and a line between codes that only a `·` or `/` parts,
 * so that no identifier is cut inside a word; and keeps a particle with the bracket before it. The text
 * stays the same, also for who copies it. Runs after the code blocks are finished HTML.
 */
export function rehypeBreakChances() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, (node) => {
      if (!('children' in node)) {
        return undefined;
      }
      if (node.type === 'element' && APART.includes(node.tagName)) {
        return SKIP;
      }
      const children = /** @type {ElementContent[]} */ (node.children);
      const parts = children.flatMap((child, index) => {
        const before = children[index - 1];
        return [
          ...(isCode(child) && /[·/]$/.test(textBefore(before)) ? [chance()] : []),
          ...(node.type === 'element' && isCode(node) ? withChances(child) : joined(child, before)),
        ];
      });
      node.children = /** @type {typeof node.children} */ (parts);
      return undefined;
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

/** @param {string} tagName @returns {Element} */
function empty(tagName) {
  return { type: 'element', tagName, properties: {}, children: [] };
}

function chance() {
  return empty('wbr');
}

/** Where no line may break: the style sheet puts a word joiner there, which nobody copies or searches. */
function join() {
  return empty('w-j');
}

/** @param {ElementContent} node @param {ElementContent | undefined} before @returns {ElementContent[]} */
function joined(node, before) {
  if (node.type !== 'text') {
    return [node];
  }
  const isParted =
    before !== undefined && 'children' in before && couldPart(textOf(before), node.value);
  return joinedPieces(node.value).flatMap((value, index) => [
    ...(index > 0 || isParted ? [join()] : []),
    { type: 'text', value },
  ]);
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
