import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import type { Finding } from '../faults/fault';
import { deepLine } from './depth';
import { formulaSyntax } from './formula';
import { remarkKoreanText } from './korean-text';
import type { NoteMarkdown } from './note-markdown';
import {
  fenceNames,
  findFaults,
  lengthOf,
  readElements,
  readFences,
  readFormulas,
  readHeadings,
  readReferences,
  readUnclosed,
  readWritten,
} from './note-parts';
import { readPassages } from './read-passages';
import { readQuestions } from './read-questions';
import { findMarkupFaults } from './rules/markup-faults';

const additions: PluggableList = [remarkGfm, remarkKoreanText, [remarkMath, formulaSyntax]];
const markdown = unified().use(remarkParse).use(additions).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(additions).freeze();

/** A place in a message of the MDX parser, `(3:1-3:11)`. */
const MDX_PLACE = /\((\d+):\d+(?:-\d+:\d+)?\)/g;

function syntaxFault(error: unknown): Finding {
  const { line, reason, message } = error as { line?: number; reason?: string; message?: string };
  const text = reason ?? message ?? String(error);
  // The message about an unclosed tag gives its place only in the text.
  const [, place = '1'] = new RegExp(MDX_PLACE.source).exec(text) ?? [];
  return {
    line: line ?? Number(place),
    found: `MDX 문법 오류: ${text.replace(MDX_PLACE, '($1행)')}`,
    expected: '닫힌 태그와 중괄호',
    fix: '글 속의 { } < 는 `코드`로 감싸거나, 컴포넌트가 필요 없으면 파일을 .md로 바꾼다.',
  };
}

/**
 * Parses a body with the syntax that the compiler uses.
 *
 * @throws when the MDX of a note cannot be parsed
 */
export function parseMarkdown(file: string, body: string): Root {
  return (file.endsWith('.mdx') ? mdx : markdown).parse(body);
}

/** The tree of each file that was read and not yet compiled, with its text. */
const unused = new Map<string, { readonly text: string; readonly tree: Root }>();

/** Puts blank lines in place of what stands above the body, so that everything has its line in the file. */
function atItsLine(body: string, firstLine: number): string {
  return '\n'.repeat(firstLine - 1) + body;
}

/**
 * Reads the body of a note with the syntax that the compiler uses.
 *
 * @param firstLine line of the file on which `body` begins
 */
export function readMarkdown(file: string, body: string, firstLine: number): NoteMarkdown {
  const text = atItsLine(body, firstLine);
  let tree: Root;
  try {
    tree = parseMarkdown(file, text);
  } catch (error) {
    return { ...partsOf(NOTHING, ''), faults: [syntaxFault(error)] };
  }
  unused.set(file, { text, tree });
  const deepAt = deepLine(tree);
  return deepAt === undefined ? partsOf(tree, text) : { ...partsOf(NOTHING, ''), deepAt };
}

/**
 * Returns the tree of a body for its compiler, which changes it. The tree that {@link readMarkdown} has parsed is
 * handed out, once: to parse takes a sixth of a compilation.
 *
 * @param firstLine line of the file on which `body` begins
 * @throws when the MDX of a note cannot be parsed
 */
export function takeTree(file: string, body: string, firstLine: number): Root {
  const text = atItsLine(body, firstLine);
  const read = unused.get(file);
  unused.delete(file);
  return read?.text === text ? read.tree : parseMarkdown(file, text);
}

/** The tree of a note that cannot be read. */
const NOTHING: Root = { type: 'root', children: [] };

function partsOf(tree: Root, text: string): NoteMarkdown {
  const { elements, prose, passages } = readWritten(tree);
  const named = readElements(elements);
  const references = readReferences(tree);
  const fences = readFences(tree, text);
  const names = fences.map(fenceNames);
  return {
    ...readHeadings(tree, text),
    fences,
    formulas: readFormulas(tree),
    links: [...references.links, ...named.links],
    images: [...references.images, ...named.images],
    prose,
    passages: [
      ...readPassages(tree),
      ...passages,
      ...named.passages,
      ...names.map(({ passage }) => passage),
    ],
    labels: [...references.labels, ...named.labels, ...names.map(({ label }) => label)].filter(
      (label) => label.text.trim() !== '',
    ),
    elements,
    questions: readQuestions(tree, text),
    unclosed: readUnclosed(tree, text),
    length: lengthOf(tree, prose),
    lists: named.lists,
    markupFaults: findMarkupFaults(tree, text),
    faults: findFaults(tree),
  };
}
