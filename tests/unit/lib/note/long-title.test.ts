import { expect, test } from 'vitest';
import { longTitle } from '../../../../lib/note/problem-names';

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
