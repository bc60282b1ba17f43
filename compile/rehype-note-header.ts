import type { RootContent, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { escapeHtml } from '../lib/markdown/escape-html';
import type { NoteRecord } from '../lib/site/notes';
import { reportLinkOf } from '../lib/site/report-link';
import type { Site } from '../lib/site/site';
import { htmlComponent } from './jsx-node';
import { noteOf, partOf, type NoteFile } from './notes-data';

interface TocItem {
  depth: number;
  id: string;
  text: string;
}

const HEADING = /^h([2-6])$/;

/**
 * Puts under the title what belongs to the whole note: tags, date of the last change, and the table
 * of contents as a folded list for screens that have no room for it beside the text. After the text of
 * a note with tags, which is no list of others: what a reader may do with it.
 */
export function rehypeNoteHeader(tree: Root, file: NoteFile): void {
  const note = noteOf(file);
  const position = tree.children.findIndex(
    (node) => node.type === 'element' && node.tagName === 'h1',
  );
  if (note === undefined || position === -1) {
    return;
  }
  const site = partOf(file, 'site');
  const parts = [
    { name: 'NoteHeader', html: metaHtml(note, site.basePath) },
    // The first page has its sections for a table of contents.
    ...(note.route === '/'
      ? []
      : [
          {
            name: 'NoteToc',
            html: tocHtml(collectHeadings(tree.children, note.tocMaxHeadingLevel)),
          },
        ]),
  ].filter(({ html }) => html !== '');
  const elements = parts.map(({ name, html }) => htmlComponent(name, { html }));
  tree.children.splice(position + 1, 0, ...elements);
  if (note.tags.length > 0) {
    const tools = htmlComponent('NoteTools', { html: toolsHtml(note, site) });
    tree.children.push(tools);
  }
}

function metaHtml(
  {
    tags,
    updated,
    verifiedWith,
    waiting,
    minutes,
  }: Pick<NoteRecord, 'tags' | 'updated' | 'verifiedWith' | 'waiting' | 'minutes'>,
  basePath: string,
): string {
  const parts = tags.map(({ name, route }) => {
    const text = escapeHtml(name);
    return `<li>${route === undefined ? text : `<a href="${basePath}${route}">${text}</a>`}</li>`;
  });
  const list =
    parts.length > 0 ? `<ul class="note-tags" aria-label="태그">${parts.join('')}</ul>` : '';
  const date =
    updated === undefined
      ? ''
      : `<p class="note-date">마지막 수정 <time datetime="${updated}">${updated}</time></p>`;
  const time =
    minutes === undefined ? '' : `<p class="note-date">읽는 데 약 ${String(minutes)}분</p>`;
  const wait = waiting ? '<p class="note-date">준비 중: 아직 노트가 없다</p>' : '';
  const versions =
    verifiedWith === undefined
      ? ''
      : `<p class="note-date">확인한 버전: ${escapeHtml(verifiedWith)}</p>`;
  return list + wait + versions + time + date;
}

/** The row after the text; `components/chrome/note-tools.ts` works its buttons. */
function toolsHtml(
  { title, route, listed }: Pick<NoteRecord, 'title' | 'route' | 'listed'>,
  { url, basePath, reportLink }: Pick<Site, 'url' | 'basePath' | 'reportLink'>,
): string {
  const path = `${basePath}${route}`;
  const report = escapeHtml(reportLinkOf(reportLink, { title, address: `${url}${path}` }));
  // An unlisted note has no second form at another address.
  const markdown = listed
    ? `<a class="note-markdown" href="${path}.md">Markdown으로 보기</a><button class="copy-markdown">Markdown으로 복사</button>`
    : '';
  return (
    markdown +
    '<button class="share-link">링크 공유</button>' +
    '<button class="show-keys">단축키</button>' +
    `<a class="report-link" href="${report}">틀린 곳 알리기</a>`
  );
}

function tocHtml(items: readonly TocItem[]): string {
  if (items.length < 2) {
    return '';
  }
  const links = items.map(
    ({ depth, id, text }) =>
      `<li data-depth="${String(depth)}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<summary><span class="visually-hidden">이 노트의 </span>목차 <span class="toc-now" aria-hidden="true"></span></summary><ul>${links.join('')}</ul>`;
}

function collectHeadings(
  nodes: readonly (RootContent | ElementContent)[],
  maxLevel: number,
): TocItem[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) {
      return [];
    }
    const depth = node.type === 'element' ? Number(HEADING.exec(node.tagName)?.[1] ?? 0) : 0;
    if (node.type !== 'element' || depth === 0) {
      return collectHeadings(node.children, maxLevel);
    }
    const id = node.properties['id'];
    return depth <= maxLevel && typeof id === 'string' ? [{ depth, id, text: textOf(node) }] : [];
  });
}
