import type { Root } from 'mdast';
import type { Choice, Problem } from '../lib/connections/problems';
import { escapeHtml } from '../lib/markdown/escape-html';
import { jsxAttributes } from './jsx-node';
import { noteOf, partOf, readNotesData, type NoteFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Writes `<problem-table>`: every problem note below this page, as one HTML text that is complete
 * without scripts. `components/prose/watch-problem-table.ts` makes it sortable and filters its rows; what
 * it relies on:
 *
 *   <form class="problem-filter" inert> input[name=q], select[name=…] whose options hold ids
 *   <p class="problem-count"><span role="status">12문제</span> <button hidden>
 *   <th data-sort="level">  <tr data-site="…" data-level="…" data-tag="bfs graph" data-lang="java">
 */

/** Names of the columns, as an address and as readers know them. */
const columns = [
  ['site', '사이트'],
  ['number', '번호'],
  ['title', '제목'],
  ['tag', '기법'],
  ['level', '난이도'],
  ['lang', '언어'],
  ['verified', '검증'],
] as const;

const NONE = '아직 공개한 문제가 없다.';

export function remarkProblemTable(tree: Root, file: NoteFile): void {
  visitComponent(tree, 'ProblemTable', (element) => {
    const route = noteOf(file)?.route ?? '';
    const problems = partOf(file, 'problems').filter((one) => one.route.startsWith(`${route}/`));
    element.attributes = jsxAttributes({ html: html(problems, partOf(file, 'levels')) });
    element.children = [];
  });
}

function html(problems: readonly Problem[], levels: readonly Choice[]): string {
  if (problems.length === 0) {
    return `<p>${NONE}</p>`;
  }
  const head = columns.map(
    ([name, title]) => `<th role="columnheader" scope="col" data-sort="${name}">${title}</th>`,
  );
  return [
    filterHtml(problems, levels),
    `<p class="problem-count"><span role="status">${String(problems.length)}문제</span> <button type="button" class="problem-reset" hidden>조건 지우기</button></p>`,
    `<table role="table" aria-label="문제">`,
    `<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${problems.map(rowHtml).join('')}</tbody></table>`,
  ].join('');
}

function rowHtml({
  route,
  site,
  number,
  title,
  techniques,
  level,
  languages,
  verified,
}: Problem): string {
  const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id).join(' ');
  const cells = {
    site: escapeHtml(site.name),
    number: escapeHtml(number),
    title: linkHtml(route, title),
    tag: techniques
      .map(({ name, route: topic }) =>
        topic === undefined ? escapeHtml(name) : linkHtml(topic, name),
      )
      .join(', '),
    level: level.name,
    lang: languages.map(({ name }) => escapeHtml(name)).join(', '),
    verified: verified === undefined ? '' : escapeHtml(verified),
  } as const;
  const row = columns.map(
    ([name]) => `<td role="cell" class="problem-${name}">${cells[name]}</td>`,
  );
  return `<tr role="row" data-site="${site.id}" data-level="${level.id}" data-tag="${ids(techniques)}" data-lang="${ids(languages)}">${row.join('')}</tr>`;
}

function linkHtml(route: string, text: string): string {
  return `<a href="${readNotesData().site.basePath}${route}">${escapeHtml(text)}</a>`;
}

/** The choices among the problems, each once, by name. */
function distinct(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}

function filterHtml(problems: readonly Problem[], levels: readonly Choice[]): string {
  const sites = distinct(problems.map(({ site }) => site));
  const techniques = distinct(problems.flatMap((one) => one.techniques));
  const languages = distinct(problems.flatMap((one) => one.languages));
  return [
    '<form class="problem-filter" role="search" aria-label="문제 거르기" inert>',
    '<label class="problem-words">번호나 제목<input type="search" name="q" autocomplete="off" enterkeyhint="search" placeholder="1753, 최단, ㅊㄷㄱㄹ"></label>',
    sites.length > 1 ? selectHtml('site', '사이트', sites) : '',
    selectHtml('tag', '기법', sorted(techniques)),
    selectHtml('level', '난이도', levels),
    selectHtml('lang', '언어', sorted(languages)),
    '</form>',
  ].join('');
}

function sorted(choices: readonly Choice[]): Choice[] {
  return [...choices].sort((a, b) => a.name.localeCompare(b.name, 'ko'));
}

function selectHtml(name: string, label: string, choices: readonly Choice[]): string {
  const options = choices.map(
    ({ id, name: text }) => `<option value="${id}">${escapeHtml(text)}</option>`,
  );
  return `<label>${label}<select name="${name}"><option value="">모두</option>${options.join('')}</select></label>`;
}
