import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { toString as textOf } from 'hast-util-to-string';
import { remarkComponents } from '../../../../build/compile/remark-components';
import { remarkNoteList } from '../../../../build/compile/remark-note-list';
import { remarkProblemTable } from '../../../../build/compile/remark-problem-table';
import { problemColumns } from '../../../../lib/reader/problem-filter';
import { transform } from '../../../support/markdown-tree';
import { outline } from '../../../support/outline';
import { problemNotes, PROBLEMS } from '../../../support/problem-notes-data';
import { compileWith } from '../../../support/notes-data';

compileWith(problemNotes);

function elements(path: string): Element[] {
  const tree = transform(
    [remarkComponents, remarkProblemTable],
    '<problem-table></problem-table>',
    path,
  );
  const [table] = tree.children as unknown as { name: string; attributes: { value: string }[] }[];
  expect(table?.name).toBe('ProblemTable');
  const found: Element[] = [];
  visit(fromHtml(table?.attributes[0]?.value ?? '', { fragment: true }), 'element', (element) => {
    found.push(element);
  });
  return found;
}

const byTag = (all: readonly Element[], name: string): Element[] =>
  all.filter(({ tagName }) => tagName === name);
const texts = (row: Element | undefined): string[] =>
  (row?.children ?? []).map((cell: ElementContent) => textOf(cell));

describe('<problem-table>', () => {
  const all = elements(PROBLEMS);
  const [head, ...rows] = byTag(all, 'tr');

  test('머리말에서 온 값이 열마다 선다', () => {
    expect(texts(head)).toEqual(['사이트', '번호', '제목', '기법', '난이도', '언어', '예제']);
    expect(rows.map(texts)).toEqual([
      ['백준', '1504', '특정한 <최단> 경로', '최단 경로, 힙', '보통', 'Java', '3/3'],
      ['백준', '1753', '최단경로', '최단 경로', '쉬움', 'Java', ''],
    ]);
  });

  test('사이트가 하나뿐이면 사이트의 칸은 보이지 않는다', () => {
    const hidden = [...byTag(all, 'th'), ...byTag(all, 'td')].filter(
      ({ properties }) => properties['hidden'] === true,
    );
    expect(hidden.map((cell) => textOf(cell))).toEqual(['사이트', '백준', '백준']);
  });

  test('태그의 페이지에는 그 태그를 붙인 문제만 선다', () => {
    const [, ...tagged] = byTag(elements('pages/tags/heap.md'), 'tr');
    expect(tagged.map((row) => texts(row)[2])).toEqual(['특정한 <최단> 경로']);
  });

  test('열의 이름은 스크립트가 아는 이름과 같고 차례도 같다', () => {
    expect(byTag(all, 'th').map(({ properties }) => properties['dataSort'])).toEqual(
      problemColumns,
    );
  });

  test('제목은 노트로, 기법은 주제 노트로 이어진다', () => {
    expect(byTag(all, 'a').map(({ properties }) => properties['href'])).toEqual([
      '/notes/algorithm/baekjoon/1504',
      '/notes/algorithm/dijkstra',
      '/notes/algorithm/baekjoon/1753',
      '/notes/algorithm/dijkstra',
    ]);
  });

  test('줄마다 거를 값의 id가 있다', () => {
    expect(rows[0]?.properties).toMatchObject({
      dataSite: 'baekjoon',
      dataLevel: 'normal',
      dataTag: 'shortest-path heap',
      dataLang: 'java',
    });
  });

  test('사이트가 하나뿐이면 사이트를 고르는 칸이 없고, 난이도는 셋을 쉬운 것부터 고른다', () => {
    const selects = byTag(all, 'select');
    expect(selects.map(({ properties }) => properties['name'])).toEqual(['tag', 'level', 'lang']);
    expect(texts(selects[1])).toEqual(['난이도', '쉬움', '보통', '어려움']);
  });
});

test('아래에 문제가 없는 페이지에는 표도 거르는 칸도 없다', () => {
  const all = elements('pages/docs/index.md');
  expect(all.map(({ tagName }) => tagName)).toEqual(['p']);
  expect(texts(all[0])).toEqual(['아직 공개한 문제가 없다.']);
});

test('except="problems"인 노트 목록은 표에 있는 문제를 빼고, 남는 것이 없으면 비어 있다', () => {
  const render = (path: string): string =>
    outline(
      transform(
        [remarkComponents, remarkNoteList],
        '<note-list except="problems"></note-list>',
        path,
      ),
    );
  expect(render(PROBLEMS)).toBe(
    '<NoteList><ul><li><a href="/algorithm/baekjoon/input">빠른 입력</a> — 시험에 쓰는 노트 "빠른 입력"에 무엇이 있는지 마흔 글자가 넘는 한 문장으로 적는다.</li></ul></NoteList>',
  );
  expect(render('pages/docs/redis/redis-stream.md')).toContain('아직 공개한 노트가 없다.');
});
