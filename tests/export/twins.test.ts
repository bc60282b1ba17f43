import { readdirSync, readFileSync } from 'node:fs';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { markdownForms } from '../../lib/export/component-markdown';
import { parseMarkdown } from '../../lib/markdown/read-markdown';
import { components } from '../../lib/vocabulary/note-elements';
import { classesOf } from '../support/html';

/* Every page of a note and the Markdown beside it: what a reader sees stands in both. */

const OUT = 'out';

/** What the site adds around and to the text of a note: buttons, lists that lead on, drawings of a source. */
const CHROME = new Set([
  'note-header',
  'note-toc',
  'toc-fold',
  'note-tools',
  'note-problem',
  'note-form',
  'note-report',
  'note-series',
  'note-related',
  'note-tags',
  'note-date',
  'problem-filter',
  'problem-count',
  'diagram',
  'code-badge',
  'tab-panel-label',
  'callout-label',
]);
const LEFT_OUT = new Set(['svg', 'math', 'form', 'nav', 'button', 'sup']);
const BLOCKS = new Set('h2 h3 h4 h5 h6 p li dt dd td th figcaption summary pre'.split(' '));

function isChrome(element: Element): boolean {
  return LEFT_OUT.has(element.tagName) || classesOf(element).some((name) => CHROME.has(name));
}

/** A text without spaces and signs, which the two forms set differently. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function holds(element: Element, isIt: (inner: Element) => boolean): boolean {
  let found = false;
  visit(element, 'element', (inner) => {
    found = inner !== element && isIt(inner);
    return found ? EXIT : undefined;
  });
  return found;
}

/** The smallest pieces of text of a page; those with a formula or a drawing inside are left out. */
function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  visit<Nodes, 'element'>(fromHtml(main, { fragment: true }), 'element', (element) => {
    if (isChrome(element)) {
      return SKIP;
    }
    if (!BLOCKS.has(element.tagName) || holds(element, ({ tagName }) => BLOCKS.has(tagName))) {
      return undefined;
    }
    if (!holds(element, isChrome)) {
      pieces.push(textOf(element));
    }
    return SKIP;
  });
  return pieces;
}

/** What the tags of components are called in notes. */
const COMPONENTS = new Set([...Object.keys(components), ...Object.keys(markdownForms)]);

/** What is read of a twin, and the tags of components that are left in it. */
function readTwin(source: string): { text: string; left: readonly string[] } {
  let text = '';
  const left: string[] = [];
  const tree = parseMarkdown('twin.md', source);
  visit(tree, (node) => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'code':
        text += node.value;
        break;
      case 'html':
        text += textOf(fromHtml(node.value, { fragment: true }));
        left.push(...(node.value.match(/(?<=<)[A-Za-z][\w-]*/g) ?? []));
        break;
      default:
    }
  });
  return { text: letters(text), left: left.filter((name) => COMPONENTS.has(name)) };
}

const twins = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort();

test('노트의 마크다운이 있다', () => {
  expect(twins.length).toBeGreaterThan(0);
});

test.each(twins)('페이지에 보이는 글은 %s에도 모두 있고, 컴포넌트의 태그는 없다', (file) => {
  const source = readFileSync(`${OUT}/${file}`, 'utf8');
  const pieces = piecesOf(readFileSync(`${OUT}/${file.replace(/md$/, 'html')}`, 'utf8'));
  expect(pieces).not.toEqual([]);
  // Most stand there as they are; to parse the rest takes longest.
  const raw = letters(source.replaceAll(/\]\([^)]*\)/g, ']'));
  const others = pieces.filter((piece) => !raw.includes(letters(piece)));
  const suspects = [...COMPONENTS].filter((name) => source.includes(`<${name}`));
  if (others.length + suspects.length > 0) {
    const { text, left } = readTwin(source);
    expect(others.filter((piece) => !text.includes(letters(piece)))).toEqual([]);
    expect(left).toEqual([]);
  }
});
