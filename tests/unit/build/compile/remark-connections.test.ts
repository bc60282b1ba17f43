import { expect, test } from 'vitest';
import { remarkConnections } from '../../../../build/compile/remark-connections';
import { transform } from '../../../support/markdown-tree';
import { outline } from '../../../support/outline';
import { PART, PROBLEM, problemNotes, TOPIC } from '../../../support/problem-notes-data';
import { compileWith } from '../../../support/notes-data';

compileWith(problemNotes);

function render(path: string): string {
  return outline(transform([remarkConnections], '# 제목\n\n글', path));
}

test('길에 있는 노트의 끝에는 다음 노트와 길의 몇 번째인지가 먼저 선다', () => {
  expect(render(PART)).toContain(
    '글<NotePath><ul><li>다음: <a href="/algorithm/dijkstra">다익스트라</a> · ' +
      '<a href="/docs/start">처음</a> 1/2</li></ul></NotePath>',
  );
  expect(render(TOPIC)).toContain(
    '글<NotePath><ul><li><a href="/docs/start">처음</a> 2/2</li></ul></NotePath><NoteRelated>',
  );
});

test('주제 노트의 끝에는 그 기법을 쓰는 문제가 쉬운 것부터 선다', () => {
  expect(render(TOPIC)).toContain(
    '<NoteRelated><h2>이 기법을 쓰는 문제 [#problems]</h2><ul>' +
      '<li><a href="/algorithm/baekjoon/1753">최단경로</a> — 백준 1753 · 쉬움 · Java</li>' +
      '<li><a href="/algorithm/baekjoon/1504">특정한 <최단> 경로</a> — 백준 1504 · 보통 · Java</li>' +
      '</ul></NoteRelated>',
  );
});

test('문제 노트의 끝에는 주제와 같은 유형의 문제가 선다', () => {
  expect(render(PROBLEM)).toBe(
    '<h1>제목</h1>글<NoteRelated><h2>같은 유형 [#same-technique]</h2>' +
      '주제: <a href="/algorithm/dijkstra">다익스트라</a><ul>' +
      '<li><a href="/algorithm/baekjoon/1753">최단경로</a> — 백준 1753 · 쉬움 · Java</li>' +
      '</ul></NoteRelated>',
  );
});

test('연재의 노트에는 제목 아래에 자리와 앞뒤 글이 선다', () => {
  expect(render(PART)).toContain(
    '<h1>제목</h1><NoteSeries share="0.667">연재 2/3 · <a href="/docs/course">강의</a><ul>' +
      '<li><a href="/docs/course/1">이전 글</a></li>' +
      '<li><a href="/docs/course/3">다음 글</a></li></ul></NoteSeries>글',
  );
});

test.each(['pages/docs/redis.md', 'pages/other.md'])('%s에는 아무것도 붙지 않는다', (path) => {
  expect(render(path)).toBe('<h1>제목</h1>글');
});
