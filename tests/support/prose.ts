import type { Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { remarkKoreanText } from '../../lib/markdown/korean-text';

const md = unified().use(remarkParse).use(remarkGfm).use(remarkKoreanText).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkKoreanText).freeze();

function parse(file: string, body: string): Root {
  return (file.endsWith('.mdx') ? mdx : md).parse(body);
}

function plainText(node: Content): string {
  let text = '';
  visit(node, (child) => {
    text += child.type === 'text' || child.type === 'inlineCode' ? child.value : '';
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** The paragraphs of a note, also those in lists and quotations, as plain text. */
function paragraphsOf(file: string, body: string): string[] {
  const paragraphs: string[] = [];
  visit(parse(file, body), 'paragraph', (paragraph) => {
    paragraphs.push(plainText(paragraph));
    return SKIP;
  });
  return paragraphs.filter((text) => text !== '');
}

/** The sentences of the paragraphs and table cells of a note. */
export function sentencesOf(file: string, body: string): string[] {
  const cells: string[] = [];
  visit(parse(file, body), 'tableCell', (cell) => {
    cells.push(plainText(cell));
  });
  return [...paragraphsOf(file, body), ...cells].flatMap((text) =>
    text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== ''),
  );
}
