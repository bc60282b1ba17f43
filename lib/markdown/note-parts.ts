import type { Heading, Root } from 'mdast';
import { visit } from './visit';
import { readFenceMeta, type Fence } from 'md-run/blocks';
import type { Finding } from '../faults/fault';
import type { Formula, NoteHeading, NoteLink, NoteMarkdown, WrittenList } from './note-markdown';
import { nodesOf } from './nodes-of';
import { plainText } from './plain-text';
import { isIndented, isMadeHeading } from './rules/broken-blocks';
import { lineOf, sourceOf } from './rules/written';
import { labelsOf, readHtml, readJsxElement, type WrittenElement } from './written-element';

const HEADING_ID = /\s*\[#([^\]]+)\]\s*$/;

function readHeading(node: Heading, line: number): NoteHeading {
  const text = plainText(node);
  // The compiler ignores an id with Markdown marks inside.
  const last = node.children.at(-1);
  const id = last?.type === 'text' ? HEADING_ID.exec(last.value)?.[1] : undefined;
  return { depth: node.depth, text: text.replace(HEADING_ID, ''), id, line };
}

/** Opening and closing marks of blocks that can stay open. Blocks without marks, such as indented ones, cannot. */
const CLOSINGS: readonly (readonly [mark: string, opening: RegExp, closing: RegExp])[] = [
  ['```', /^(?:`{3}|~{3})/, /\n[\s>]*(?:`{3,}|~{3,})[ \t]*$/],
  ['$$', /^\$\$/, /[^$]\$\$+[ \t]*$/],
  ['<!--', /^\s*<!--/, /-->/],
];

function openMark(written: string): string | undefined {
  const [mark] =
    CLOSINGS.find(([, opening, closing]) => opening.test(written) && !closing.test(written)) ?? [];
  return mark;
}

/** Elements whose `href` or `src` is an address of the site. */
const REFERRING = new Set(['a', 'img', 'note-figure', 'NoteFigure']);
const LISTS: Readonly<Record<string, WrittenList['kind']>> = {
  'note-list': 'notes',
  NoteList: 'notes',
  'problem-table': 'problems',
  ProblemTable: 'problems',
};
const PICTURES = new Set(['img', 'note-figure', 'NoteFigure']);

type Line = NoteMarkdown['prose'][number];

/** Reads titles and headings, except one made by the line below it by accident: the rules report it, not a missing id. */
export function readHeadings(tree: Root, body: string): Pick<NoteMarkdown, 'titles' | 'headings'> {
  const titles: Line[] = [];
  const headings: NoteHeading[] = [];
  visit(tree, 'heading', (node) => {
    if (isMadeHeading(node, tree, body)) {
      return;
    }
    if (node.depth === 1) {
      titles.push({ text: plainText(node), line: lineOf(node) });
    } else {
      headings.push(readHeading(node, lineOf(node)));
    }
  });
  return { titles, headings };
}

/** Reads the code blocks; an indented one is no fence. */
export function readFences(tree: Root, body: string): Fence[] {
  return nodesOf(tree, 'code')
    .filter((node) => !isIndented(node, body))
    .map((node) => ({
      language: node.lang ?? '',
      meta: node.meta ?? '',
      text: node.value,
      line: lineOf(node),
    }));
}

/** Finds the blocks that are never closed. */
export function readUnclosed(tree: Root, body: string): NoteMarkdown['unclosed'] {
  return (['code', 'math', 'html'] as const)
    .flatMap((type) => nodesOf(tree, type))
    .flatMap((node) => {
      const mark = openMark(sourceOf(body, node));
      return mark === undefined ? [] : [{ mark, line: lineOf(node) }];
    });
}

/** Reads the formulas. */
export function readFormulas(tree: Root): Formula[] {
  return (['math', 'inlineMath'] as const)
    .flatMap((type) => nodesOf(tree, type))
    .map((node) => ({
      source: node.value,
      display: node.type === 'math',
      line: lineOf(node),
    }));
}

/** Reads the links and pictures of Markdown, with what is read out of them. */
export function readReferences(tree: Root): Pick<NoteMarkdown, 'links' | 'images' | 'labels'> {
  const links: NoteLink[] = [];
  const images: { target: string; alt: string; line: number }[] = [];
  const labels: Line[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const line = lineOf(node);
    const lastLine = node.position?.end.line ?? line;
    const next = parent?.children[(index ?? 0) + 1];
    const isLink = node.type === 'link';
    links.push({
      target: node.url,
      line,
      ...(isLink && lastLine > line && { lastLine }),
      ...(isLink && next?.type === 'text' && { after: next.value }),
    });
    labels.push({ text: node.title ?? '', line });
    if (node.type === 'image') {
      images.push({ target: node.url, alt: node.alt ?? '', line });
      labels.push({ text: node.alt ?? '', line });
    }
  });
  return { links, images, labels };
}

/** Reads the text of Markdown and of HTML, and the elements, in the order of the note. */
export function readWritten(tree: Root): Pick<NoteMarkdown, 'elements' | 'prose' | 'passages'> {
  const elements: WrittenElement[] = [];
  const prose: Line[] = [];
  const passages: Line[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'text') {
      prose.push({ text: node.value, line });
    } else if (node.type === 'html') {
      const html = readHtml(node.value, line);
      elements.push(...html.elements);
      prose.push(...html.texts);
      passages.push(...html.passages);
    } else {
      elements.push(...[readJsxElement(node, line) ?? []].flat());
    }
  });
  return { elements, prose, passages };
}

/** What elements refer to and show: links, pictures, lists, labels and sentences. */
export function readElements(
  elements: readonly WrittenElement[],
): Pick<NoteMarkdown, 'links' | 'images' | 'lists' | 'labels' | 'passages'> {
  const of = (names: ReadonlySet<string>): readonly WrittenElement[] =>
    elements.filter(({ name }) => names.has(name));
  return {
    links: of(REFERRING).flatMap(({ attributes: { href, src }, line }) => {
      const target = href ?? src;
      return target === undefined ? [] : [{ target, line }];
    }),
    images: of(PICTURES).flatMap(({ attributes: { src, alt = '' }, line }) =>
      src === undefined ? [] : [{ target: src, alt, line }],
    ),
    lists: elements.flatMap(({ name, attributes }) => {
      const kind = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
      return kind ? [{ kind, of: attributes['of'], except: attributes['except'] }] : [];
    }),
    labels: elements.flatMap((element) =>
      labelsOf(element).map((text) => ({ text, line: element.line })),
    ),
    // Code in it is no text, as in a paragraph.
    passages: elements.flatMap(({ attributes: { label = '', question = '' }, line }) =>
      [label, question].map((text) => ({ text: text.replace(/`[^`]*`/g, ' ').trim(), line })),
    ),
  };
}

/** The bar above a block shows its name, and a drawing has a title and says what it shows. */
export function fenceNames({ language, meta, line }: Fence): { passage: Line; label: Line } {
  const { title, filename, alt } = readFenceMeta(meta).values;
  return {
    passage: { text: filename ?? title ?? '', line },
    label: { text: language === 'mermaid' ? (alt ?? '') : '', line },
  };
}

/** Finds what the compiler would refuse without a line: footnotes in footnotes, imports, exports. */
export function findFaults(tree: Root): Finding[] {
  const nested = nodesOf(tree, 'footnoteDefinition').flatMap((definition) =>
    nodesOf(definition, 'footnoteReference').map((node) => ({
      line: lineOf(node),
      found: `각주 안의 각주 [^${node.identifier}]`,
      expected: '각주가 없는 각주',
      fix: '각주의 글에서 각주를 지운다.',
    })),
  );
  const code = nodesOf(tree, 'mdxjsEsm').map((node) => ({
    line: lineOf(node),
    found: 'import나 export',
    expected: '코드가 없는 노트',
    fix: '그 줄을 지운다. 노트에 쓰는 요소는 가져오지 않고 이름으로 쓴다(/note-elements).',
  }));
  return [...nested, ...code];
}

/** Characters of text and inline code, without headings. */
export function lengthOf(tree: Root, prose: readonly Line[]): number {
  const count = (text: string): number => text.replace(/\s+/g, ' ').length;
  let length = prose.reduce((sum, { text }) => sum + count(text), 0);
  visit(tree, (node) => {
    if (node.type === 'inlineCode') {
      length += count(node.value);
    } else if (node.type === 'heading') {
      length -= count(plainText(node));
    }
  });
  return length;
}
