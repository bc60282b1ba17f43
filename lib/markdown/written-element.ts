import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

/** An HTML or JSX element as written in a note. */
export interface WrittenElement {
  readonly name: string;
  /** Attributes as text: `{…}` for an expression, empty without a value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
}

/** Elements whose text is code: signs of Markdown in it are not marks. */
const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);

function elementOf({ tagName, properties }: Element, line: number): WrittenElement {
  const attributes = Object.entries(properties).map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  return { name: tagName, attributes: Object.fromEntries(attributes), line };
}

/** Reads a piece of HTML of a `.md` note, which may be a single tag: Markdown passes on inline HTML tag by tag. */
export function readHtml(
  html: string,
  firstLine: number,
): { elements: readonly WrittenElement[]; texts: readonly { text: string; line: number }[] } {
  const elements: WrittenElement[] = [];
  const texts: { text: string; line: number }[] = [];
  visit(fromHtml(html, { fragment: true }), (node) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === 'text' && node.value.trim() !== '') {
      texts.push({ text: node.value, line });
    }
    if (node.type !== 'element') {
      return undefined;
    }
    elements.push(elementOf(node, line));
    if (!CODE.has(node.tagName)) {
      return undefined;
    }
    for (const child of node.children) {
      visit(child, 'element', (inner) => {
        elements.push(elementOf(inner, line));
      });
    }
    return SKIP;
  });
  return { elements, texts };
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
