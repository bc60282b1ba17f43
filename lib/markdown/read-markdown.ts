import type { Heading, Root, Text } from 'mdast';
import { fromHtml } from 'hast-util-from-html';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { readFenceMeta, type Fence } from 'md-run/blocks';
import type { Fault } from '../faults/fault';
import { remarkKoreanText } from './korean-text';
import { formulaSyntax } from './formula';
import { plainText } from './plain-text';
import { isIndented, isMadeHeading } from './rules/broken-blocks';
import { findSlips } from './rules/slips';
import { readPassages } from './read-passages';
import { readQuestions, type WrittenQuestion } from './read-questions';
import { labelsOf, readHtml, readJsxElement, type WrittenElement } from './written-element';

/** A heading of level 2 or deeper. */
export interface NoteHeading {
  readonly depth: number;
  readonly text: string;
  /** ASCII id of `## 제목 [#id]`; `undefined` when the author left it out. */
  readonly id: string | undefined;
  readonly line: number;
}

/** A formula between `$$`, in LaTeX. */
export interface Formula {
  readonly source: string;
  /** Whether it is on a line of its own. */
  readonly display: boolean;
  readonly line: number;
}

/** The target of a link or image, as written. */
interface NoteLink {
  readonly target: string;
  readonly line: number;
  /** Last line, when it is not `line`. */
  readonly lastLine?: number;
  /** Text directly after the link in its sentence. */
  readonly after?: string;
}

/** A list of notes that the build fills: those below the page, unless `of` says otherwise. */
interface WrittenList {
  readonly kind: 'notes' | 'problems';
  readonly of: string | undefined;
  readonly except: string | undefined;
}

/** What the checks and lists need from the Markdown of a note. */
export interface NoteMarkdown {
  readonly titles: readonly { text: string; line: number }[];
  readonly headings: readonly NoteHeading[];
  readonly fences: readonly Fence[];
  readonly formulas: readonly Formula[];
  readonly links: readonly NoteLink[];
  /** Pictures written as `![]()`, `<img>` or `<note-figure>`. */
  readonly images: readonly { target: string; alt: string; line: number }[];
  /** Text without code, in which leftover marks are looked for. */
  readonly prose: readonly { text: string; line: number }[];
  /** Paragraphs, headings and cells as readers see them, without code and text in a marked language. */
  readonly passages: readonly { text: string; line: number }[];
  /** What is read out or shown beside pictures, links and elements. */
  readonly labels: readonly { text: string; line: number }[];
  /** Every element written as HTML or JSX. */
  readonly elements: readonly WrittenElement[];
  /** Questions whose answers are folded. */
  readonly questions: readonly WrittenQuestion[];
  /** Blocks that are never closed and so swallow the rest of the note. */
  readonly unclosed: readonly { mark: string; line: number }[];
  /** Line of the first node deeper than {@link MAX_DEPTH}; the other fields are then empty. */
  readonly deepAt?: number;
  /** Characters of text, with inline `code`, without headings and code blocks. */
  readonly length: number;
  /** Lists of notes on the page. */
  readonly lists: readonly WrittenList[];
  /** Text read as markup, markup read as text, marks of other programs. */
  readonly slips: readonly Fault[];
  readonly faults: readonly Fault[];
}

/** The result for a note that cannot be parsed. */
const emptyMarkdown: NoteMarkdown = {
  titles: [],
  headings: [],
  fences: [],
  formulas: [],
  links: [],
  images: [],
  prose: [],
  passages: [],
  labels: [],
  elements: [],
  questions: [],
  unclosed: [],
  length: 0,
  lists: [],
  slips: [],
  faults: [],
};

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkKoreanText)
  .use(remarkMath, formulaSyntax)
  .freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkKoreanText)
  .use(remarkMath, formulaSyntax)
  .freeze();

/** Largest depth of a tree: a deeper one overflows the stack of the compiler or of the reader's browser. */
export const MAX_DEPTH = 100;

const HEADING_ID = /\s*\[#([^\]]+)\]\s*$/;

/** A place in a message of the MDX parser, `(3:1-3:11)`, counted from the start of the body. */
const MDX_PLACE = /\((\d+):\d+(?:-\d+:\d+)?\)/g;

function syntaxFault(file: string, firstLine: number, error: unknown): Fault {
  const { line, reason, message } = error as { line?: number; reason?: string; message?: string };
  const text = reason ?? message ?? String(error);
  const inFile = (bodyLine: number): number => bodyLine + firstLine - 1;
  // The message about an unclosed tag gives its place only in the text.
  const [, place = '1'] = new RegExp(MDX_PLACE.source).exec(text) ?? [];
  return {
    file,
    line: inFile(line ?? Number(place)),
    found: `MDX 문법 오류: ${text.replace(MDX_PLACE, (_, start: string) => `(${inFile(Number(start))}행)`)}`,
    expected: '닫힌 태그와 중괄호',
    fix: '글 속의 { } < 는 `코드`로 감싸거나, 컴포넌트가 필요 없으면 파일을 .md로 바꾼다.',
  };
}

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

interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
  readonly value?: string;
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Returns the nodes of a tree by level. A loop, because recursion would overflow on a tree that is too deep. */
function levelsOf(tree: TreeNode): TreeNode[][] {
  const levels: TreeNode[][] = [];
  for (let level = [tree]; level.length > 0;) {
    levels.push(level);
    level = level.flatMap(({ children }) => children ?? []);
  }
  return levels;
}

function isDeepHtml(pieces: readonly TreeNode[]): boolean {
  const html = pieces.map(({ value }) => value).join('');
  try {
    return levelsOf(fromHtml(html, { fragment: true })).length > MAX_DEPTH;
  } catch (error) {
    // The HTML parser recurses for each level.
    if (error instanceof RangeError) {
      return true;
    }
    throw error;
  }
}

/** Finds the line where a tree is nested too deep. HTML comes tag by tag and is joined for this. */
function deepLine(tree: TreeNode): number | undefined {
  const levels = levelsOf(tree);
  const html = levels.flat().filter(({ type }) => type === 'html');
  const [deep] = levels[MAX_DEPTH] ?? (isDeepHtml(html) ? html : []);
  return deep?.position?.start.line;
}

function lengthOf(text: string): number {
  return text.replace(/\s+/g, ' ').length;
}

/**
 * Parses a body with the syntax that the compiler uses.
 *
 * @throws when the MDX of a note cannot be parsed
 */
export function parseMarkdown(file: string, body: string): Root {
  return (file.endsWith('.mdx') ? mdx : markdown).parse(body);
}

/**
 * Reads the body of a note with the syntax that the compiler uses.
 *
 * @param firstLine line of the file on which `body` begins, so that faults have real line numbers
 */
export function readMarkdown(file: string, body: string, firstLine: number): NoteMarkdown {
  let tree: Root;
  try {
    tree = parseMarkdown(file, body);
  } catch (error) {
    const faults = [syntaxFault(file, firstLine, error)];
    return { ...emptyMarkdown, faults };
  }
  const deep = deepLine(tree);
  if (deep !== undefined) {
    return { ...emptyMarkdown, deepAt: deep + firstLine - 1 };
  }
  const titles: { text: string; line: number }[] = [];
  const headings: NoteHeading[] = [];
  const fences: Fence[] = [];
  const formulas: Formula[] = [];
  const links: NoteLink[] = [];
  const images: { target: string; alt: string; line: number }[] = [];
  const prose: { text: string; line: number }[] = [];
  const passages: { text: string; line: number }[] = [];
  const labels: { text: string; line: number }[] = [];
  const elements: WrittenElement[] = [];
  const unclosed: { mark: string; line: number }[] = [];
  const faults: Fault[] = [];
  let length = 0;
  const lists: WrittenList[] = [];
  const addElement = (element: WrittenElement): void => {
    elements.push(element);
    const { name, attributes, line } = element;
    const { href, src, alt = '', label, question } = attributes;
    labels.push(...labelsOf(element).map((text) => ({ text, line })));
    for (const text of [label, question]) {
      // Code in it is no text, as in a paragraph.
      passages.push({ text: text?.replace(/`[^`]*`/g, ' ').trim() ?? '', line });
    }
    const target = href ?? src;
    const kind = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    if (kind !== undefined) {
      lists.push({ kind, of: attributes['of'], except: attributes['except'] });
    }
    if (target !== undefined && REFERRING.has(name)) {
      links.push({ target, line });
    }
    if (src !== undefined && PICTURES.has(name)) {
      images.push({ target: src, alt, line });
    }
  };
  const addText = (text: string, line: number): void => {
    prose.push({ text, line });
    length += lengthOf(text);
  };
  /** The bar above a block shows its name, and a drawing has a title and says what it shows. */
  const addFenceNames = (language: string, meta: string, line: number): void => {
    const { title, filename, alt } = readFenceMeta(meta).values;
    passages.push({ text: filename ?? title ?? '', line });
    labels.push({ text: language === 'mermaid' ? (alt ?? '') : '', line });
  };
  visit(tree, (node, index, parent) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === 'code' || node.type === 'math' || node.type === 'html') {
      const { start, end } = node.position ?? {};
      const mark = openMark(body.slice(start?.offset, end?.offset));
      if (mark !== undefined) {
        unclosed.push({ mark, line });
      }
    }
    switch (node.type) {
      case 'heading':
        length -= lengthOf(plainText(node));
        // A heading made by the line below it by accident; the rules report it, not a missing id.
        if (isMadeHeading(node, tree, body)) {
          return undefined;
        }
        if (node.depth === 1) {
          titles.push({ text: plainText(node), line });
        } else {
          headings.push(readHeading(node, line));
        }
        return undefined;
      case 'code':
        if (isIndented(node, body)) {
          return SKIP;
        }
        addFenceNames(node.lang ?? '', node.meta ?? '', line);
        fences.push({ language: node.lang ?? '', meta: node.meta ?? '', text: node.value, line });
        return SKIP;
      case 'math':
      case 'inlineMath':
        formulas.push({ source: node.value, display: node.type === 'math', line });
        return undefined;
      case 'image':
        images.push({ target: node.url, alt: node.alt ?? '', line });
        links.push({ target: node.url, line });
        labels.push({ text: node.alt ?? '', line }, { text: node.title ?? '', line });
        return undefined;
      case 'link': {
        const next = parent?.children[(index ?? 0) + 1];
        const lastLine = (node.position?.end.line ?? 1) + firstLine - 1;
        labels.push({ text: node.title ?? '', line });
        links.push({
          target: node.url,
          line,
          ...(lastLine > line && { lastLine }),
          ...(next?.type === 'text' && { after: next.value }),
        });
        return undefined;
      }
      case 'footnoteDefinition':
        visit(node, 'footnoteReference', ({ position, identifier }) => {
          faults.push({
            file,
            line: (position?.start.line ?? 1) + firstLine - 1,
            found: `각주 안의 각주 [^${identifier}]`,
            expected: '각주가 없는 각주',
            fix: '각주의 글에서 각주를 지운다.',
          });
        });
        return undefined;
      case 'definition':
        links.push({ target: node.url, line });
        labels.push({ text: node.title ?? '', line });
        return undefined;
      case 'text':
        addText((node satisfies Text).value, line);
        return undefined;
      case 'inlineCode':
        length += lengthOf(node.value);
        return undefined;
      case 'html': {
        const written = readHtml(node.value, line);
        written.elements.forEach(addElement);
        passages.push(...written.passages);
        for (const { text, line: textLine } of written.texts) {
          addText(text, textLine);
        }
        return undefined;
      }
      default: {
        // This type comes from the MDX parser, and the types of the tree do not have it.
        if ((node.type as string) === 'mdxjsEsm') {
          faults.push({
            file,
            line,
            found: 'import나 export',
            expected: '코드가 없는 노트',
            fix: '그 줄을 지운다. 노트에 쓰는 요소는 가져오지 않고 이름으로 쓴다(/note-elements).',
          });
        }
        const element = readJsxElement(node, line);
        if (element) {
          addElement(element);
        }
        return undefined;
      }
    }
  });
  return {
    titles,
    headings,
    fences,
    formulas,
    links,
    images,
    prose,
    passages: [
      ...readPassages(tree).map(({ text, line }) => ({ text, line: line + firstLine - 1 })),
      ...passages,
    ],
    labels: labels.filter(({ text }) => text.trim() !== ''),
    elements,
    questions: readQuestions(tree, body).map(({ line, ...rest }) => ({
      ...rest,
      line: line + firstLine - 1,
    })),
    unclosed,
    length,
    lists,
    slips: findSlips(tree, body).map((slip) => ({
      ...slip,
      file,
      line: slip.line + firstLine - 1,
    })),
    faults,
  };
}
