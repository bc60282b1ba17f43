import type { Root } from 'mdast';
import { levelChoices, type Choice, type Problem } from '../../lib/connections/problems';
import { escapeHtml } from '../../lib/markdown/escape-html';
import { isGenerated } from '../../lib/site/generated-pages';
import { NO_PROBLEMS } from '../../lib/vocabulary/empty-lists';
import type { Route } from '../../lib/vocabulary/routes';
import { jsxAttributes } from './jsx-node';
import { noteOf, partOf, type CompiledFile } from './notes-data';
import { visitComponent } from './remark-components';

/*
 * Writes `<problem-table>`: every problem note below this page, or on the page of a tag those with the tag, as one
 * HTML text that is complete without scripts. `client/problem-table.ts`, which sorts and filters the rows, needs this form:
 *
 *   <form class="problem-filter" inert> input[name=q], select[name=…] whose options hold ids
 *   <p class="problem-count"><span role="status">12문제</span> <button hidden>
 *   <th data-sort="level">  <tr data-site="…" data-level="…" data-tag="bfs graph" data-lang="java">
 */

type Cell = (problem: Problem, basePath: string) => string;

const columns: readonly (readonly [name: string, title: string, cell: Cell])[] = [
  ['site', '사이트', ({ site }) => escapeHtml(site.name)],
  ['number', '번호', ({ number }) => escapeHtml(number)],
  ['title', '제목', ({ route, title }, basePath) => linkHtml(`${basePath}${route}`, title)],
  [
    'tag',
    '기법',
    ({ techniques }, basePath) => techniques.map((one) => techniqueHtml(one, basePath)).join(', '),
  ],
  ['level', '난이도', ({ level: { id, name } }) => `<span class="level-${id}">${name}</span>`],
  ['lang', '언어', ({ languages }) => languages.map(({ name }) => escapeHtml(name)).join(', ')],
  ['verified', '예제', ({ verified = '' }) => escapeHtml(verified.replace(/^예제 /, ''))],
];

export function remarkProblemTable(tree: Root, file: CompiledFile): void {
  visitComponent(tree, 'ProblemTable', (element) => {
    const route = noteOf(file)?.route ?? '';
    const tagged = isGenerated(route as Route) ? notesOfTag(file, route) : undefined;
    const problems = partOf(file, 'problems').filter(
      (one) => tagged?.has(one.route) ?? one.route.startsWith(`${route}/`),
    );
    element.attributes = jsxAttributes({ html: html(problems, partOf(file, 'site').basePath) });
    element.children = [];
  });
}

function notesOfTag(file: CompiledFile, page: string): ReadonlySet<string> {
  const notes = Object.values(partOf(file, 'all'));
  return new Set(
    notes.filter(({ tags }) => tags.some(({ route }) => route === page)).map(({ route }) => route),
  );
}

function html(problems: readonly Problem[], basePath: string): string {
  if (problems.length === 0) {
    return `<p>${NO_PROBLEMS}</p>`;
  }
  const sites = distinct(problems.map(({ site }) => site));
  // Hidden, not left out: the script reads the cells by their place.
  const hidden = (name: string): string => (name === 'site' && sites.length === 1 ? ' hidden' : '');
  const head = columns.map(
    ([name, title]) =>
      `<th role="columnheader" scope="col" data-sort="${name}"${hidden(name)}>${title}</th>`,
  );
  const row = (problem: Problem): string => {
    const { site, techniques, level, languages } = problem;
    const cells = columns.map(
      ([name, , cell]) =>
        `<td role="cell" class="problem-${name}"${hidden(name)}>${cell(problem, basePath)}</td>`,
    );
    return `<tr role="row" data-site="${site.id}" data-level="${level.id}" data-tag="${ids(techniques)}" data-lang="${ids(languages)}">${cells.join('')}</tr>`;
  };
  return [
    filterHtml(problems, sites),
    `<p class="problem-count"><span role="status">${String(problems.length)}문제</span> <button type="button" class="problem-reset" hidden>조건 지우기</button></p>`,
    `<table role="table" aria-label="문제">`,
    `<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${problems.map(row).join('')}</tbody></table>`,
  ].join('');
}

function ids(choices: readonly Choice[]): string {
  return choices.map(({ id }) => id).join(' ');
}

function techniqueHtml({ name, route }: Problem['techniques'][number], basePath: string): string {
  return route === undefined ? escapeHtml(name) : linkHtml(`${basePath}${route}`, name);
}

function linkHtml(href: string, text: string): string {
  return `<a href="${href}">${escapeHtml(text)}</a>`;
}

function distinct(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}

function byName(a: Choice, b: Choice): number {
  return a.name.localeCompare(b.name, 'ko');
}

function filterHtml(problems: readonly Problem[], sites: readonly Choice[]): string {
  const techniques = distinct(problems.flatMap((one) => one.techniques));
  const languages = distinct(problems.flatMap((one) => one.languages));
  return [
    '<form class="problem-filter" role="search" aria-label="문제 거르기" autocomplete="off" inert>',
    '<label class="problem-words"><span class="visually-hidden">번호나 제목</span><input type="search" name="q" enterkeyhint="search" placeholder="번호나 제목: 1753, ㅊㄷㄱㄹ"></label>',
    sites.length > 1 ? selectHtml('site', '사이트', sites) : '',
    selectHtml('tag', '기법', techniques.sort(byName)),
    selectHtml('level', '난이도', levelChoices),
    selectHtml('lang', '언어', languages.sort(byName)),
    '</form>',
  ].join('');
}

function selectHtml(name: string, label: string, choices: readonly Choice[]): string {
  const options = choices.map(
    ({ id, name: text }) => `<option value="${id}">${escapeHtml(text)}</option>`,
  );
  return `<label><span class="visually-hidden">${label}</span><select name="${name}"><option value="">${label}</option>${options.join('')}</select></label>`;
}
