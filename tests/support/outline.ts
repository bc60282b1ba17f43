import type { Node } from 'unist';

/** The parts of Markdown nodes that an outline shows. */
interface AnyNode extends Node {
  readonly children?: readonly AnyNode[];
  readonly value?: string;
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name: string; readonly value?: unknown }[];
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly url?: string;
}

const tags: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  code: 'pre',
  delete: 'del',
  emphasis: 'em',
  inlineCode: 'code',
  link: 'a',
  list: 'ul',
  listItem: 'li',
  mdxJsxFlowElement: '',
  strong: 'strong',
  thematicBreak: 'hr',
};

function tagOf({ type, name, depth, ordered }: AnyNode): string | undefined {
  return ordered === true ? 'ol' : type === 'heading' ? `h${depth ?? 0}` : (name ?? tags[type]);
}

function attributesOf({ attributes = [], url }: AnyNode): string {
  const pairs = attributes.map(({ name, value }) => ` ${name}="${String(value)}"`);
  return (url === undefined ? '' : ` href="${url}"`) + pairs.join('');
}

/**
 * A Markdown tree as short HTML, for tests that ask what became of a source. Paragraphs and tables
 * are left out; components show their attributes.
 *
 * @example
 * outline(parse('가 **나**'))  // '가 <strong>나</strong>'
 */
export function outline(node: Node): string {
  const { children = [], value = '' } = node as AnyNode;
  const inner = value + children.map(outline).join('');
  const tag = tagOf(node);
  return tag === undefined ? inner : `<${tag}${attributesOf(node)}>${inner}</${tag}>`;
}
