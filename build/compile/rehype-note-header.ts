import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from '../../lib/markdown/visit';
import { joinedPieces } from '../../lib/markdown/break-chances';
import { escapeHtml } from '../../lib/markdown/escape-html';
import type { NoteRecord } from '../../lib/site/notes';
import type { PageFacts } from '../../lib/site/page-facts';
import { reportLinkOf } from '../../lib/site/report-link';
import type { Site } from '../../lib/site/site';
import { htmlComponent, type HtmlComponent } from './jsx-node';
import { noteOf, partOf, type CompiledFile } from './notes-data';

/**
 * Writes the header and the end of a note. Above the title: where its problem is judged. Below it: reading
 * time, dates, versions, tags, the buttons, and the table of contents as a folded list, for screens without
 * room beside the text. After the text of a note with tags: where to report a mistake. A page without tags is
 * a list of other notes and has nothing to report.
 */
export function rehypeNoteHeader(tree: Root, file: CompiledFile): void {
  const headings = headingsOf(tree);
  if (file.data !== undefined) {
    // In the place of Nextra's own list, which holds the source of formulas and HTML.
    file.data['headings'] = headings;
  }
  const note = noteOf(file);
  const title = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1');
  if (note === undefined || title === -1) {
    return;
  }
  const site = partOf(file, 'site');
  // The first page shows its sections instead of a table of contents.
  const toc = note.route === '/' ? '' : tocHtml(headings, note.tocMaxHeadingLevel);
  const isNote = note.tags.length > 0;
  const header = [
    ...part('NoteHeader', metaHtml(note, site, headings.filter(({ depth }) => depth <= 3).length)),
    ...part('NoteTools', isNote ? toolsHtml(note, site, countQuestions(tree)) : ''),
    ...part('NoteToc', toc),
  ];
  tree.children.splice(title + 1, 0, ...header);
  tree.children.splice(title, 0, ...part('NoteProblem', problemHtml(note)));
  tree.children.push(...part('NoteReport', isNote ? reportHtml(note, site) : ''));
}

/**
 * Lists the headings of a note as text, for both tables of contents. The heading of the footnotes is left out:
 * only screen readers meet it.
 */
function headingsOf(tree: Root): PageFacts['headings'] {
  const headings: PageFacts['headings'][number][] = [];
  visit(tree, 'element', (node) => {
    const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1]);
    const { id } = node.properties;
    if (depth >= 2 && typeof id === 'string' && id !== 'footnote-label') {
      headings.push({ depth, id, value: textOf(node).trim() });
    }
  });
  return headings;
}

/** Writes a part as finished HTML, or nothing for empty HTML. */
function part(name: string, html: string): HtmlComponent[] {
  return html === '' ? [] : [htmlComponent(name, { html })];
}

/** Longest reading time, in minutes, of a note that is read in one go; readers look things up in a longer one. */
const ONE_GO = 40;

function lengthOf(minutes: number, sections: number): string {
  const text =
    minutes > ONE_GO
      ? `찾아보는 문서 · 절 ${String(sections)}개`
      : `읽는 데 약 ${String(minutes)}분`;
  return `<span class="reading-time">${text}</span>`;
}

function problemHtml({ judged }: NoteRecord): string {
  if (judged === undefined) {
    return '';
  }
  const { name, level, limits, url } = judged;
  const facts = [name, level, ...limits].map(escapeHtml).join(' · ');
  const link =
    url === undefined
      ? ''
      : ` <a href="${escapeHtml(url)}" target="_blank" rel="noreferrer">문제 보러 가기<span class="visually-hidden"> (새 탭에서 열림)</span></a>`;
  return `<span>${facts}</span>${link}`;
}

function metaHtml(note: NoteRecord, { basePath }: Site, sections: number): string {
  const { tags, updated, verifiedWith, describes, waiting, minutes } = note;
  const names = tags.map(({ name, route }) => {
    const text = escapeHtml(name);
    return `<li>${route === undefined ? text : `<a href="${basePath}${route}">${text}</a>`}</li>`;
  });
  const facts = [
    waiting && '준비 중: 아직 노트가 없다',
    minutes && lengthOf(minutes, sections),
    // A page without tags leads to other notes and is as new as they are.
    names.length > 0 && updated && `마지막 수정 <time datetime="${updated}">${updated}</time>`,
    describes && `설명한 버전: ${escapeHtml(describes)} (실행하지 않음)`,
    verifiedWith && `예제를 실행한 버전: ${escapeHtml(verifiedWith)}`,
  ];
  return [
    ...facts.map((fact) => (fact ? `<p class="note-date">${fact}</p>` : '')),
    names.length > 0 ? `<ul class="note-tags" aria-label="태그">${names.join('')}</ul>` : '',
  ].join('');
}

/** Number of questions from which a note offers to open them all. */
const MANY_QUESTIONS = 3;

function countQuestions(tree: Root): number {
  let count = 0;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => {
    count += name === 'NoteQuiz' ? 1 : 0;
  });
  return count;
}

/** Writes the buttons under the title; `client/note-tools.ts` makes them work. */
function toolsHtml({ route, listed }: NoteRecord, { basePath }: Site, questions: number): string {
  // An unlisted note has no Markdown file.
  const markdown = listed
    ? `<a class="note-markdown" href="${basePath}${route}.md">Markdown</a><button class="copy-markdown">Markdown 복사</button>`
    : '';
  const opener =
    questions >= MANY_QUESTIONS ? '<button class="open-questions">질문 모두 펼치기</button>' : '';
  return `${markdown}<button class="share-link">링크 공유</button><button class="passage-link" hidden>고른 곳의 링크</button>${opener}<button class="show-keys">단축키</button>`;
}

function reportHtml({ title, route }: NoteRecord, site: Site): string {
  const address = `${site.url}${site.basePath}${route}`;
  const report = escapeHtml(reportLinkOf(site.reportLink, { title, address }));
  return `<a class="report-link" href="${report}">틀린 곳 알리기</a>`;
}

function tocHtml(headings: PageFacts['headings'], deepest: number): string {
  const rows = headings
    .filter(({ depth }) => depth <= deepest)
    .map(
      ({ depth, id, value }) =>
        `<li data-depth="${String(depth)}"><a href="#${id}">${joinedPieces(value).map(escapeHtml).join('<w-j></w-j>')}</a></li>`,
    );
  return rows.length < 2
    ? ''
    : `<summary><span class="visually-hidden">이 노트의 </span>목차 <span class="toc-now" aria-hidden="true"></span></summary><ul>${rows.join('')}</ul>`;
}
