import { expect, test } from 'vitest';
import { judgedProblem, longTitle, problemNumber } from '../../../../lib/note/problem-names';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';

test.each([
  [{ id: '1753' }, '1753'],
  [{ id: 'grid-simulation' }, ''],
  [undefined, ''],
])('%o의 번호는 "%s"다', (problem, number) => {
  expect(problemNumber(problem)).toBe(number);
});

test.each([
  ['최단경로', { site: 'baekjoon', id: '1753' }, undefined, '백준 1753 최단경로'],
  [
    '전력망을 둘로',
    { site: 'programmers', id: '86971' },
    undefined,
    '프로그래머스 86971 전력망을 둘로',
  ],
  ['Two Sum', { site: 'leetcode', id: 'two-sum' }, undefined, '리트코드 Two Sum'],
  ['743. 신호', { site: 'leetcode', id: '743' }, undefined, '리트코드 743. 신호'],
  ['백준 1753', { site: 'baekjoon', id: '1753' }, undefined, '백준 1753'],
  ['좌석', { site: 'custom', id: 'seats' }, undefined, '좌석'],
  ['구독 API v1', undefined, 'PayPal', 'PayPal 구독 API v1'],
  ['PayPal 웹훅', undefined, 'PayPal', 'PayPal 웹훅'],
  ['레디스', undefined, undefined, '레디스'],
] as const)('%s %j %s → %s', (title, problem, subject, known) => {
  expect(longTitle({ title, problem }, subject)).toBe(known);
});

const problem = { site: 'baekjoon', id: '1753', title: '최단경로', level: '보통' } as const;

function limitsIn(body: string): readonly string[] {
  return judgedProblem(problem, readMarkdown('pages/a.md', body, 1)).limits;
}

test.each([
  ['- 제한: 시간 1초, 메모리 256 MB다.', ['1초', '256 MB']],
  ['- 제한: 시간 0.5초(언어에 따라 더 주지 않는다), 메모리 128 MB다.', ['0.5초', '128 MB']],
  ['- 제한: 시간 2초다.', ['2초']],
  ['시간 1초, 메모리 256 MB를 넘지 않는다.', []],
])('%s', (line, limits) => {
  expect(limitsIn(`# 최단경로\n\n## 문제 [#problem]\n\n${line}\n`)).toEqual(limits);
});

test('판정 사이트의 이름과 번호, 주소를 댄다', () => {
  const url = 'https://www.acmicpc.net/problem/1753';
  expect(judgedProblem({ ...problem, url }, { prose: [] })).toEqual({
    name: '백준 1753',
    level: '보통',
    limits: [],
    url,
  });
});
