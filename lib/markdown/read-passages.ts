import type { Content, Heading, Paragraph, Root, TableCell } from 'mdast';
import { SKIP, visit } from './visit';

/** Elements whose text is not part of the sentence: code, keys, text marked as another language. */
const SILENT = /^<(?:code|kbd|samp|var|pre|[a-z]+\b[^>]*\blang="(?!ko))/i;

function textOf(block: Paragraph | Heading | TableCell): string {
  const words: string[] = [];
  let silent: string | undefined;
  visit(block, (node: Content) => {
    if (node.type === 'html') {
      if (silent === undefined && SILENT.test(node.value)) {
        silent = /^<([\w-]+)/.exec(node.value)?.[1] ?? '';
      } else if (node.value === `</${silent ?? ''}>`) {
        silent = undefined;
      }
      return undefined;
    }
    if (node.type === 'link' && /^https?:/.test(node.url)) {
      // The text is often the title of the linked page, in its language.
      return SKIP;
    }
    if (node.type === 'mdxJsxTextElement' && isSilentJsx(node)) {
      return SKIP;
    }
    if (node.type === 'text' && silent === undefined) {
      words.push(node.value);
    }
    return undefined;
  });
  return words
    .join('')
    .replace(/\s*\[#[^\]]+\]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isSilentJsx(node: object): boolean {
  const { name, attributes = [] } = node as {
    name?: string | null;
    attributes?: { name?: string; value?: unknown }[];
  };
  return (
    ['code', 'kbd', 'samp', 'var'].includes(name ?? '') ||
    attributes.some((one) => one.name === 'lang' && one.value !== 'ko')
  );
}

/**
 * Reads the passages of a note, each with its line in the body: paragraphs, headings, cells. The mark of a callout
 * is left out.
 */
export function readPassages(tree: Root): { text: string; line: number }[] {
  const passages: { text: string; line: number }[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = textOf(node).replace(/^\[![A-Za-z]+\]\s*/, '');
      passages.push({ text, line: node.position?.start.line ?? 1 });
    }
  });
  return passages.filter(({ text }) => text !== '');
}
