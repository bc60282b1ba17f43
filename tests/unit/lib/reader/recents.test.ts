import { describe, expect, test } from 'vitest';
import {
  lineOf,
  addressOf,
  MAX_STORED,
  MAX_VISITED,
  parseOpened,
  parseVisited,
  putFirst,
  visitedElsewhere,
  without,
  type OpenedResult,
  type VisitedNote,
  queriesOf,
} from '../../../../lib/reader/recents';

function opened(anchor: string): OpenedResult {
  return { route: '/docs/redis', anchor, title: 'Redis', heading: anchor, query: '레디스' };
}

describe('저장된 기록 읽기', () => {
  test('저장한 그대로 읽는다', () => {
    const list = [opened('claim'), opened('')];
    expect(parseOpened(JSON.stringify(list))).toEqual(list);
  });

  test.each([undefined, '', '가', '{}', 'null', '[1, null, "가"]', '[{"route":"/docs"}]'])(
    '%j는 빈 기록이다',
    (stored) => {
      expect(parseOpened(stored)).toEqual([]);
      expect(parseVisited(stored)).toEqual([]);
    },
  );

  test('다른 사이트로 가는 것, 너무 긴 것, 남는 것을 버린다', () => {
    const routes = [
      'javascript:a()',
      '//a.test',
      '/\\a.test',
      '/\t/a.test',
      '/\n/a.test',
      'https://a.test',
      '',
      '__proto__',
    ];
    const bad = [
      ...routes.map((route) => ({ route, title: '가' })),
      { route: '/a', title: '가'.repeat(1001) },
    ];
    expect(parseVisited(JSON.stringify(bad))).toEqual([]);
    expect(parseVisited('[{"__proto__":{"route":"/a","title":"가"}}]')).toEqual([]);
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      route: `/${index}`,
      title: '가',
    }));
    expect(parseVisited(JSON.stringify(many)).length).toBeLessThan(10);
  });

  test('모양이 다른 것만 버린다', () => {
    const good = { route: '/docs', title: 'Docs' };
    expect(parseVisited(JSON.stringify([good, { route: 1, title: '가' }]))).toEqual([good]);
  });
});

describe('기록에 넣기', () => {
  test('새것이 맨 앞에 온다', () => {
    expect(putFirst([opened('a')], opened('b')).map(({ anchor }) => anchor)).toEqual(['b', 'a']);
  });

  test('이미 있던 것은 맨 앞으로 옮긴다', () => {
    const list = putFirst([opened('a'), opened('b')], opened('b'));
    expect(list.map(({ anchor }) => anchor)).toEqual(['b', 'a']);
  });

  test(`${MAX_STORED}개까지만 둔다`, () => {
    let list: readonly OpenedResult[] = [];
    for (let number = 0; number < 20; number += 1) {
      list = putFirst(list, opened(`h${number}`));
    }
    expect(list).toHaveLength(MAX_STORED);
    expect(list[0]?.anchor).toBe('h19');
  });

  test(`본 노트는 지금 보는 것을 빼고 ${MAX_VISITED}개를 내놓는다`, () => {
    let list: readonly VisitedNote[] = [];
    for (let number = 0; number < 20; number += 1) {
      list = putFirst(list, { route: `/n${number}`, title: `노트 ${number}` });
    }
    expect(visitedElsewhere(list, '/n19').map(({ route }) => route)).toEqual([
      '/n18',
      '/n17',
      '/n16',
      '/n15',
      '/n14',
    ]);
    expect(visitedElsewhere(list, '/다른-곳')).toHaveLength(MAX_VISITED);
  });
});

test('하나를 지워도 같은 노트의 다른 절은 남는다', () => {
  const list = [opened('a'), opened('b'), opened('')];
  expect(without(list, '/docs/redis#a').map(addressOf)).toEqual(['/docs/redis#b', '/docs/redis']);
});

test('연 결과의 한 줄은 노트와 절과 검색어다', () => {
  const entry = { route: '/a', anchor: 'b', title: '가', heading: '나', query: '다' };
  expect(lineOf(entry)).toEqual({ title: '가 › 나', detail: '다' });
  expect(lineOf({ ...entry, anchor: '', heading: '' }).title).toBe('가');
});

test('검색어는 새것부터 한 번씩, 다섯까지다', () => {
  const opened = ['구독', '', '힙', '구독', '가', '나', '다', '라'].map((query) => ({
    route: '/a',
    anchor: '',
    title: '가',
    heading: '',
    query,
  }));
  expect(queriesOf(opened)).toEqual(['구독', '힙', '가', '나', '다']);
});
