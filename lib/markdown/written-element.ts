import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from './visit';

/** An HTML or JSX element as written in a note. */
export interface WrittenElement {
  readonly name: string;
  /** The name as its author typed it, where HTML does not keep its capitals. */
  readonly written?: string;
  /** Attributes as text: `{…}` for an expression, empty without a value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
}

/** What a reader hears of an element, by its names in HTML and in JSX. */
const SPOKEN = ['alt', 'title', 'placeholder', 'ariaLabel', 'aria-label'];

/**
 * The labels of an element, unless it says that they are in another language.
 *
 * @example
 * labelsOf({ name: 'img', attributes: { src: '/a.png', alt: '그림' }, line: 1 }) // ['그림']
 */
export function labelsOf({ attributes }: WrittenElement): string[] {
  const { lang = 'ko' } = attributes;
  return lang.startsWith('ko') ? SPOKEN.flatMap((name) => attributes[name] ?? []) : [];
}

/** Elements inside a sentence. */
const INLINE = new Set(
  'a abbr b cite del dfn em i ins mark q s small span strong sub sup u'.split(' '),
);

/** The sentences of a piece of HTML: what no element says to be in another language. */
function passagesOf(tree: Root, firstLine: number): { text: string; line: number }[] {
  const passages: { text: string; line: number }[] = [];
  visit(tree, 'element', (node) => {
    const lang = node.properties['lang'];
    if (CODE.has(node.tagName) || (typeof lang === 'string' && !lang.startsWith('ko'))) {
      return SKIP;
    }
    const holdsText = node.children.some((one) => one.type === 'text' && one.value.trim() !== '');
    if (!holdsText || INLINE.has(node.tagName)) {
      return undefined;
    }
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    passages.push({ text: toString(node).replace(/\s+/g, ' ').trim(), line });
    return SKIP;
  });
  return passages;
}

/** Elements whose text is code: signs of Markdown in it are not marks. */
const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);

function elementOf(
  { tagName, properties, position }: Element,
  html: string,
  line: number,
): WrittenElement {
  const attributes = Object.entries(properties).map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  const [, written = tagName] = /^<([\w-]+)/.exec(html.slice(position?.start.offset)) ?? [];
  return { name: tagName, written, attributes: Object.fromEntries(attributes), line };
}

/** Reads a piece of HTML of a `.md` note, which may be a single tag: Markdown passes on inline HTML tag by tag. */
export function readHtml(
  html: string,
  firstLine: number,
): {
  elements: readonly WrittenElement[];
  texts: readonly { text: string; line: number }[];
  passages: readonly { text: string; line: number }[];
} {
  const tree = fromHtml(html, { fragment: true });
  const elements: WrittenElement[] = [];
  const texts: { text: string; line: number }[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === 'text' && node.value.trim() !== '') {
      texts.push({ text: node.value, line });
    }
    if (node.type !== 'element') {
      return undefined;
    }
    elements.push(elementOf(node, html, line));
    if (!CODE.has(node.tagName)) {
      return undefined;
    }
    for (const child of node.children) {
      visit(child, 'element', (inner) => {
        elements.push(elementOf(inner, html, line));
      });
    }
    return SKIP;
  });
  return { elements, texts, passages: passagesOf(tree, firstLine) };
}

/** Returns an attribute as text. An expression is unknown until it runs, and as an address leads nowhere. */
function valueOf(value: MdxJsxAttribute['value']): string {
  return typeof value === 'object' && value !== null ? '{…}' : (value ?? '');
}

/** Reads an element of an `.mdx` note; `undefined` for any other node. */
export function readJsxElement(node: { type: string }, line: number): WrittenElement | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const { name, attributes } = node as MdxJsxFlowElement | MdxJsxTextElement;
  const texts = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? ([attribute.name, valueOf(attribute.value)] as const)
      : (['{…}', ''] as const),
  );
  return { name: name ?? '', attributes: Object.fromEntries(texts), line };
}
