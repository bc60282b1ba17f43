import { findOccurrences, piecesOf } from '../../lib/reader/occurrences';

/** What stands in a note without being its text; its title has been read in the row that was opened. */
const SKIPPED =
  'nav, h1, button, script, style, .code-bar, .note-header, .note-related, .note-tools, .toc-fold, .heading-anchor, .diagram-scroll, .diagram-steps';

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, td, th, pre, dt, dd, figcaption, summary, div';

/** A page with more marks than this is a page about the word. */
const MAX_MARKS = 500;

/** The text nodes of the note as one text, with a line break between blocks. */
function readText(root: Element): { text: string; nodes: Text[]; starts: number[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  const starts: number[] = [];
  let text = '';
  let block: Element | null = null;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (parent?.closest(SKIPPED) !== null) {
      continue;
    }
    const ownBlock = parent.closest(BLOCK);
    if (ownBlock !== block) {
      text += '\n';
      block = ownBlock;
    }
    nodes.push(node);
    starts.push(text.length);
    // Line breaks of the source stand for spaces; terms have spaces.
    text += node.data.replace(/[\t\n\r]/g, ' ');
  }
  return { text, nodes, starts };
}

/** Where the terms stand in the text of a note. */
export function findRanges(root: Element, terms: readonly string[]): Range[] {
  const { text, nodes, starts } = readText(root);
  const spans = findOccurrences(text, terms).slice(0, MAX_MARKS);
  return piecesOf(spans, starts).flatMap(({ first, from, last, to }) => {
    const start = nodes[first];
    const end = nodes[last];
    if (start === undefined || end === undefined) {
      return [];
    }
    const range = document.createRange();
    range.setStart(start, from);
    range.setEnd(end, Math.min(to, end.length));
    return [range];
  });
}
