import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { formulaText } from '../text/formula-text';
import type { CodeRecord, PageRecord, SectionRecord } from './records';

type Node = Root | RootContent | ElementContent;

/** Elements that end a line of prose: without a break, the last word and the next one would join. */
const blocks = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

/** What stands in the page without being the note: HTML contract of the chrome and of code blocks. */
const skippedTags = new Set('nav script style svg template button noscript input'.split(' '));
const skippedClasses = new Set([
  'note-header',
  'toc-fold',
  'note-tools',
  'note-problem',
  'note-form',
  'note-report',
  'code-bar',
  'tab-list',
  'tab-panel-label',
  'callout-label',
  // Titles and descriptions of other notes, which are found by themselves.
  'note-list',
  'note-related',
  'problem-table',
  'figure-open',
  // What a diagram says, once more for narrow windows.
  'diagram-steps',
  // The notes before and after, which stand within the last section.
  'nav-cards',
]);

interface Draft {
  readonly anchor: string;
  readonly heading: string;
  readonly level?: number;
  body: string;
  readonly code: CodeRecord[];
}

/** A page as far as it has been read. */
interface Page {
  title: string;
  readonly sections: Draft[];
  current: Draft;
}

/**
 * The sections of an exported page, given as text or parsed: ids and texts are those the reader gets. `undefined` if the page
 * has no note in it (`.nextra-content main`).
 *
 * @example
 * sectionsFromHtml('<article class="nextra-content"><main><h1>큐</h1><p>글</p></main></article>', '/q')
 * // { route: '/q', title: '큐', sections: [{ anchor: '', heading: '', body: '글', code: [] }] }
 */
export function sectionsFromHtml(html: string | Root, route: string): PageRecord | undefined {
  const main = noteOf(typeof html === 'string' ? fromHtml(html) : html);
  if (main === undefined) {
    return undefined;
  }
  const head: Draft = { anchor: '', heading: '', body: '', code: [] };
  const page: Page = { title: '', sections: [head], current: head };
  walk(main, page);
  return { route, title: page.title, sections: page.sections.map(finish) };
}

const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ');

const isText = (text: string): boolean => text !== '';

/** Takes empty lines and empty cells out of the text of a section. */
function finish(draft: Draft): SectionRecord {
  const cellsOf = (line: string): string[] =>
    line.split('\t').map((cell) => singleSpaced(cell).trim());
  const lines = draft.body.split('\n').map((line) => cellsOf(line).filter(isText).join('\t'));
  return { ...draft, body: lines.filter(isText).join('\n') };
}

function walk(node: Node, page: Page): void {
  if (node.type === 'text') {
    page.current.body += singleSpaced(node.value);
  }
  if (node.type !== 'element' || isSkipped(node)) {
    return;
  }
  const { tagName } = node;
  if (/^h[1-6]$/.test(tagName)) {
    addHeading(node, page);
  } else if (tagName === 'figure' && classesOf(node).includes('code-block')) {
    addCode(node, page.current);
  } else if (tagName === 'math') {
    page.current.body += formulaText(node);
  } else if (tagName === 'tr') {
    addRow(node.children, page);
  } else if (tagName === 'dl') {
    termsOf(node).forEach((row) => {
      addRow(row, page);
    });
  } else {
    const edge = blocks.has(tagName) ? '\n' : '';
    page.current.body += edge;
    walkAll(node.children, page);
    page.current.body += edge;
  }
}

function walkAll(nodes: readonly Node[], page: Page): void {
  nodes.forEach((node) => {
    walk(node, page);
  });
}

/** The terms of a list, each with what is said of it. */
function termsOf(list: Element): ElementContent[][] {
  const rows: ElementContent[][] = [];
  for (const entry of list.children) {
    const isTerm = entry.type === 'element' && entry.tagName === 'dt';
    const last = rows.at(-1);
    if (isTerm || last === undefined) {
      rows.push([entry]);
    } else {
      last.push(entry);
    }
  }
  return rows;
}

/** A row is one line, so that a result can show which thing a cell speaks of. */
function addRow(cells: readonly ElementContent[], page: Page): void {
  const { current } = page;
  current.body += '\n';
  for (const cell of cells) {
    const before = current.body;
    current.body = '';
    walkAll(childrenOf(cell), page);
    current.body = `${before}${singleSpaced(current.body)}\t`;
  }
  current.body += '\n';
}

function addHeading(node: Element, page: Page): void {
  const heading = singleSpaced(textOf(node)).trim();
  const anchor = node.properties['id'];
  if (node.tagName === 'h1' && page.title === '') {
    page.title = heading;
  } else if (typeof anchor === 'string' && anchor !== '') {
    const level = Number(node.tagName.charAt(1));
    page.current = { anchor, heading, level, body: '', code: [] };
    page.sections.push(page.current);
  } else {
    // A heading without an id cannot be linked to: it belongs to the section above.
    page.current.body += `\n${heading}\n`;
  }
}

function addCode(figure: Element, current: Draft): void {
  const code = find(figure, ({ tagName }) => tagName === 'code');
  const language = figure.properties['dataLanguage'];
  if (code !== undefined) {
    current.code.push({
      language: typeof language === 'string' ? language : 'text',
      text: textOf(code).replace(/\n+$/, ''),
    });
  }
}

function noteOf(root: Root): Element | undefined {
  const content = find(root, (element) => classesOf(element).includes('nextra-content'));
  return content === undefined ? undefined : find(content, ({ tagName }) => tagName === 'main');
}

function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) {
    return node;
  }
  for (const child of childrenOf(node)) {
    const found = find(child, matches);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Panels of tabs stay: they are hidden only until a script shows them (`hidden="until-found"`).
 */
function isSkipped(element: Element): boolean {
  const { hidden } = element.properties;
  return (
    skippedTags.has(element.tagName) ||
    hidden === true ||
    classesOf(element).some((name) => skippedClasses.has(name))
  );
}

function classesOf(element: Element): string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function childrenOf(node: Node): readonly (RootContent | ElementContent)[] {
  return 'children' in node ? node.children : [];
}

function textOf(node: Node): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'math') {
    return formulaText(node);
  }
  return node.type === 'element' && isSkipped(node) ? '' : childrenOf(node).map(textOf).join('');
}
