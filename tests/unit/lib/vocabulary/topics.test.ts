import { describe, expect, test } from 'vitest';
import { tagGroups } from '../../../../lib/vocabulary/tags';
import {
  techniqueTags,
  topicNames,
  topicOf,
  topicRoute,
  topicsOf,
} from '../../../../lib/vocabulary/topics';
import type { Route } from '../../../../lib/vocabulary/routes';

describe('태그가 이끄는 주제', () => {
  test.each([
    [
      ['java', 'shortest-path', 'graph', 'heap'],
      ['heap', 'graph', 'dijkstra'],
    ],
    [
      ['union-find', 'mst'],
      ['union-find', 'mst'],
    ],
    [['bfs', 'dfs', 'graph'], ['graph']],
    [
      ['linked-list', 'hash'],
      ['list', 'hash-table'],
    ],
    [
      ['stack', 'greedy', 'java'],
      ['stack', 'greedy'],
    ],
    [['string', 'math', 'java'], []],
    [[], []],
  ])('%j는 %j로 이어진다', (tags, topics) => {
    expect(topicsOf(tags, undefined)).toEqual(topics);
  });

  test('문제가 스스로 댄 주제는 태그의 주제를 갈음하고, 사이드바의 차례로 선다', () => {
    expect(topicsOf(['shortest-path', 'dp'], ['graph', 'dp'])).toEqual(['graph', 'dp']);
    expect(topicsOf(['dp'], ['sieve-of-primes', 'lcs', 'lcs'])).toEqual(['lcs', 'sieve-of-primes']);
    expect(topicsOf(['dp'], [])).toEqual([]);
  });
});

test('태그 하나가 두 주제로 가지 않고, 주제는 스물둘이다', () => {
  const routes = Object.keys(tagGroups.알고리즘).map((tag) => topicsOf([tag], undefined).length);
  expect(Math.max(...routes)).toBe(1);
  expect(topicNames).toHaveLength(22);
});

test('/algorithm/hash-table은 해시 테이블의 주소이고, 문제의 주소는 주제가 아니다', () => {
  expect(topicRoute('hash-table')).toBe('/algorithm/hash-table');
  expect(topicOf('/algorithm/hash-table' as Route)).toBe('hash-table');
  expect(topicOf('/algorithm/baekjoon/1753' as Route)).toBeUndefined();
  expect(topicOf('/algorithm/constructor' as Route)).toBeUndefined();
});

test('기법은 알고리즘 태그이고, 언어와 이론은 아니다', () => {
  expect(techniqueTags(['java', 'heap', 'data-structure', 'dp'])).toEqual(['heap', 'dp']);
});
