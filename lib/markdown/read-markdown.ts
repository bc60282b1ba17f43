import type { Heading, Root, Content, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Fault } from '../faults';
import { remarkCjkEmphasis } from './cjk-attention.mjs';

/** A heading from `##` down. */
export interface NoteHeading {
  readonly depth: number;
  readonly text: string;
  /** The ASCII id of `## 제목 [#id]`; `undefined` when the author left it out. */
  readonly id: string | undefined;
  readonly line: number;
}

/** A fenced code block. */
export interface Fence {
  readonly language: string;
  /** Everything after the language on the opening line. */
  readonly meta: string;
  readonly text: string;
  readonly line: number;
}

/** A link or image target as written. */
export interface NoteLink {
  readonly target: string;
  readonly line: number;
}

/** What the checks and lists need to know of a note's Markdown. */
export interface NoteMarkdown {
  readonly titles: readonly { text: string; line: number }[];
  readonly headings: readonly NoteHeading[];
  readonly fences: readonly Fence[];
  readonly links: readonly NoteLink[];
  /** Reading text without code blocks, for counting and for leftover marks. */
  readonly prose: readonly { text: string; line: number }[];
  readonly faults: readonly Fault[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkCjkEmphasis).freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkEmphasis)
  .freeze();

const HEADING_ID = /\s*\[#([^\]]+)\]\s*$/;

function plainText(node: Root | Content): string {
  let text = '';
  visit(node, (child) => {
    if (child.type === 'text' || child.type === 'inlineCode') {
      text += child.value;
    }
  });
  return text;
}

function syntaxFault(file: string, firstLine: number, error: unknown): Fault {
  const { line, reason, message } = error as { line?: number; reason?: string; message?: string };
  return {
    file,
    line: (line ?? 1) + firstLine - 1,
    found: `MDX 문법 오류: ${reason ?? message ?? String(error)}`,
    expected: '닫힌 태그와 중괄호',
    fix: '글 속의 { } < 는 `코드`로 감싸거나, 컴포넌트가 필요 없으면 파일을 .md로 바꾼다.',
  };
}

function readHeading(node: Heading, line: number): NoteHeading {
  const text = plainText(node);
  return {
    depth: node.depth,
    text: text.replace(HEADING_ID, ''),
    id: HEADING_ID.exec(text)?.[1],
    line,
  };
}

/**
 * Parses the body of a note with the same syntax the site is compiled with.
 *
 * @param firstLine Line of the file on which `body` begins, so that faults carry real line numbers.
 */
export function readMarkdown(file: string, body: string, firstLine: number): NoteMarkdown {
  let tree: Root;
  try {
    tree = (file.endsWith('.mdx') ? mdx : markdown).parse(body);
  } catch (error) {
    const faults = [syntaxFault(file, firstLine, error)];
    return { titles: [], headings: [], fences: [], links: [], prose: [], faults };
  }
  const titles: { text: string; line: number }[] = [];
  const headings: NoteHeading[] = [];
  const fences: Fence[] = [];
  const links: NoteLink[] = [];
  const prose: { text: string; line: number }[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    switch (node.type) {
      case 'heading':
        if (node.depth === 1) {
          titles.push({ text: plainText(node), line });
        } else {
          headings.push(readHeading(node, line));
        }
        return undefined;
      case 'code':
        fences.push({ language: node.lang ?? '', meta: node.meta ?? '', text: node.value, line });
        return SKIP;
      case 'link':
      case 'image':
      case 'definition':
        links.push({ target: node.url, line });
        return undefined;
      case 'text':
        prose.push({ text: (node satisfies Text).value, line });
        return undefined;
      default:
        return undefined;
    }
  });
  return { titles, headings, fences, links, prose, faults: [] };
}
