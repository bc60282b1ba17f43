import type { Root } from 'hast';
import { escapeHtml } from '../../lib/markdown/escape-html';
import type { NoteRecord } from '../../lib/site/notes';
import { reportLinkOf } from '../../lib/site/report-link';
import type { Site } from '../../lib/site/site';
import { headingsOf, keepHeadings } from './headings';
import { htmlComponent, type HtmlComponent } from './jsx-node';
import { noteOf, partOf, type NoteFile } from './notes-data';

/**
 * Puts under the title what belongs to the whole note: tags, date of the last change, and the table
 * of contents as a folded list for screens that have no room for it beside the text. After the text of
 * a note with tags, which is no list of others: what a reader may do with it.
 */
export function rehypeNoteHeader(tree: Root, file: NoteFile): void {
  const headings = headingsOf(tree);
  keepHeadings(file.path, headings);
  const note = noteOf(file);
  const title = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1');
  if (note === undefined || title === -1) {
    return;
  }
  const site = partOf(file, 'site');
  // The first page has its sections for a table of contents.
  const toc = note.route === '/' ? '' : tocHtml(headings, note.tocMaxHeadingLevel);
  const header = [...part('NoteHeader', metaHtml(note, site)), ...part('NoteToc', toc)];
  tree.children.splice(title + 1, 0, ...header);
  if (note.tags.length > 0) {
    tree.children.push(...part('NoteTools', toolsHtml(note, site)));
  }
}

/** A part as finished HTML, where there is anything to say. */
function part(name: string, html: string): HtmlComponent[] {
  return html === '' ? [] : [htmlComponent(name, { html })];
}

function metaHtml(note: NoteRecord, { basePath }: Site): string {
  const { tags, updated, verifiedWith, describes, waiting, minutes } = note;
  const names = tags.map(({ name, route }) => {
    const text = escapeHtml(name);
    return `<li>${route === undefined ? text : `<a href="${basePath}${route}">${text}</a>`}</li>`;
  });
  const facts = [
    waiting && '준비 중: 아직 노트가 없다',
    describes && `설명한 버전: ${escapeHtml(describes)} (실행하지 않음)`,
    verifiedWith && `예제를 실행한 버전: ${escapeHtml(verifiedWith)}`,
    minutes && `<span class="reading-time">읽는 데 약 ${String(minutes)}분</span>`,
    updated && `마지막 수정 <time datetime="${updated}">${updated}</time>`,
  ];
  return [
    names.length > 0 ? `<ul class="note-tags" aria-label="태그">${names.join('')}</ul>` : '',
    ...facts.map((fact) => (fact ? `<p class="note-date">${fact}</p>` : '')),
  ].join('');
}

/** The row after the text; `components/chrome/note-tools.ts` works its buttons. */
function toolsHtml({ title, route, listed }: NoteRecord, site: Site): string {
  const path = `${site.basePath}${route}`;
  const report = escapeHtml(reportLinkOf(site.reportLink, { title, address: site.url + path }));
  // An unlisted note has no second form at another address.
  const markdown = listed
    ? `<a class="note-markdown" href="${path}.md">Markdown으로 보기</a><button class="copy-markdown">Markdown으로 복사</button>`
    : '';
  return `${markdown}<button class="share-link">링크 공유</button><button class="show-keys">단축키</button><a class="report-link" href="${report}">틀린 곳 알리기</a>`;
}

function tocHtml(headings: ReturnType<typeof headingsOf>, deepest: number): string {
  const rows = headings
    .filter(({ depth }) => depth <= deepest)
    .map(
      ({ depth, id, value }) =>
        `<li data-depth="${String(depth)}"><a href="#${id}">${escapeHtml(value)}</a></li>`,
    );
  return rows.length < 2
    ? ''
    : `<summary><span class="visually-hidden">이 노트의 </span>목차 <span class="toc-now" aria-hidden="true"></span></summary><ul>${rows.join('')}</ul>`;
}
