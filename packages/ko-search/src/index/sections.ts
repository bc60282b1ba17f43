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
const skippedTags = new Set([
  'nav',
  'script',
  'style',
  'svg',
  'template',
  'button',
  'noscript',
  'input',
]);
const skippedClasses = new Set([
  'note-header',
  'toc-fold',
  'note-tools',
  'note-problem',
  'note-form',
  'note-report',
  'code-bar',
  'heading-anchor',
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
  anchor: string;
  heading: string;
  level?: number;
  body: string;
  code: CodeRecord[];
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
  const page = { title: '', sections: [emptyDraft('', '')] };
  walk(main, page);
  return { route, title: page.title, sections: page.sections.map(finish) };
}

function emptyDraft(anchor: string, heading: string): Draft {
  return { anchor, heading, body: '', code: [] };
}

function finish(draft: Draft): SectionRecord {
  const body = draft.body
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/\s+/g, ' ').trim())
        .filter((cell) => cell !== '')
        .join('\t'),
    )
    .filter((line) => line !== '')
    .join('\n');
  return { ...draft, body };
}

function walk(node: Node, page: { title: string; sections: Draft[] }): void {
  const current = page.sections.at(-1);
  if (current === undefined) {
    return;
  }
  if (node.type === 'text') {
    current.body += node.value.replace(/\s+/g, ' ');
    return;
  }
  if (node.type !== 'element') {
    childrenOf(node).forEach((child) => {
      walk(child, page);
    });
    return;
  }
  if (isSkipped(node)) {
    return;
  }
  if (/^h[1-6]$/.test(node.tagName)) {
    addHeading(node, page, current);
    return;
  }
  if (node.tagName === 'figure' && classesOf(node).includes('code-block')) {
    addCode(node, current);
    return;
  }
  if (node.tagName === 'math') {
    current.body += formulaText(node);
    return;
  }
  if (node.tagName === 'tr') {
    addRow(childrenOf(node), page, current);
    return;
  }
  if (node.tagName === 'dl') {
    termsOf(node).forEach((row) => {
      addRow(row, page, current);
    });
    return;
  }
  const isBlock = blocks.has(node.tagName);
  if (isBlock) {
    current.body += '\n';
  }
  childrenOf(node).forEach((child) => {
    walk(child, page);
  });
  const last = page.sections.at(-1);
  if (isBlock && last !== undefined) {
    last.body += '\n';
  }
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
function addRow(
  cells: readonly (RootContent | ElementContent)[],
  page: { title: string; sections: Draft[] },
  current: Draft,
): void {
  current.body += '\n';
  for (const cell of cells) {
    const before = current.body.length;
    childrenOf(cell).forEach((child) => {
      walk(child, page);
    });
    const text = current.body.slice(before).replace(/\s+/g, ' ');
    current.body = `${current.body.slice(0, before)}${text}\t`;
  }
  current.body += '\n';
}

function addHeading(
  node: Element,
  page: { title: string; sections: Draft[] },
  current: Draft,
): void {
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  const anchor = node.properties['id'];
  if (node.tagName === 'h1' && page.title === '') {
    page.title = text;
  } else if (typeof anchor === 'string' && anchor !== '') {
    const level = Number(node.tagName.charAt(1));
    page.sections.push({ ...emptyDraft(anchor, text), level });
  } else {
    // A heading without an id cannot be linked to: it belongs to the section above.
    current.body += `\n${text}\n`;
  }
}

function addCode(figure: Element, current: Draft): void {
  const code = find(figure, (element) => element.tagName === 'code');
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
