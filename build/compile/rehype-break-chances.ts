import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from '../../lib/markdown/visit';
import {
  aroundComplexities,
  breakChances,
  couldPart,
  joinedPieces,
} from '../../lib/markdown/break-chances';

/** Elements without running text, or whose lines are already kept together. */
const APART = ['pre', 'svg', 'math', 'w-j'];

/**
 * Adds break chances to inline code and keeps other text together: long code breaks between its words, and a
 * line between codes that only a `·` or `/` separates, so that no identifier is cut inside a word. A particle
 * stays with the bracket before it, and a complexity in one piece. The text itself stays the same, also when
 * copied. Runs after the code blocks are HTML.
 *
 * @example
 * // <code>payment_preferences.setup_fee</code>와 배열(array)은
 * // <code>payment_<wbr>preferences.<wbr>setup_<wbr>fee</code>와 배열(array)<w-j></w-j>은
 */
export function rehypeBreakChances(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) {
      return undefined;
    }
    if (node.type === 'element' && APART.includes(node.tagName)) {
      return SKIP;
    }
    const children = node.children as ElementContent[];
    const parts = children.flatMap((child, index) => {
      const before = children[index - 1];
      return [
        ...(isCode(child) && before?.type === 'text' && /[·/]$/.test(before.value)
          ? [chance()]
          : []),
        ...(node.type === 'element' && isCode(node) ? withChances(child) : joined(child, before)),
      ];
    });
    node.children = parts;
    return undefined;
  });
}

function isCode(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'code';
}

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function chance(): Element {
  return element('wbr');
}

/**
 * Forbids a line break inside its children, or at its place when it is empty. The style sheet adds the word
 * joiner there, so that it is neither copied nor searched.
 */
function join(...children: ElementContent[]): Element {
  return element('w-j', ...children);
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function joined(node: ElementContent, before: ElementContent | undefined): ElementContent[] {
  if (node.type !== 'text') {
    return [node];
  }
  const isParted =
    before !== undefined && 'children' in before && couldPart(textOf(before), node.value);
  return joinedPieces(node.value).flatMap((value, index): ElementContent[] => [
    ...(index > 0 || isParted ? [join()] : []),
    ...aroundComplexities(value).flatMap((part, number) => {
      const isWord = number % 2 === 1 && part.includes(' ');
      return part === '' ? [] : isWord ? [join(text(part))] : [text(part)];
    }),
  ]);
}

function withChances(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') {
    return [node];
  }
  return breakChances(node.value).flatMap((value, index) =>
    index === 0 ? [text(value)] : [chance(), text(value)],
  );
}
