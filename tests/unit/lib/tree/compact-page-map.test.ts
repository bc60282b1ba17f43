import { describe, expect, test } from 'vitest';
import {
  compactPageMap,
  expandPageMap,
  listPages,
  mergeMaps,
  sectionNumber,
  sliceOf,
  type CompactPageMap,
} from '../../../../lib/tree/compact-page-map';
import type { PageMapEntry } from '../../../../lib/tree/page-map';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

/** The page map as `notes.json` has it, without front matter. */
function bare(entries: readonly PageMapEntry[]): PageMapEntry[] {
  return entries.map((entry) => {
    switch (entry.kind) {
      case 'MdxPage':
        return { kind: entry.kind, name: entry.name, route: entry.route };
      case 'Folder':
        return { ...entry, children: bare(entry.children) };
      case 'Meta':
        return entry;
    }
  });
}

/** The lists that the build adds to every site, hidden as a note can be: nothing here is about them. */
const GENERATED = ['archive', 'tags'];

/** What a site of some files is in the browser. */
function mapOf(files: Readonly<Record<string, unknown>> = {}): CompactPageMap {
  const map = compactPageMap(readFaultless(files).pageMap);
  return Object.fromEntries(Object.entries(map).filter(([name]) => !GENERATED.includes(name)));
}

/** The routes of a page map, each folder's before those in it. */
function routesOf(entries: readonly PageMapEntry[]): Route[] {
  return entries.flatMap((entry) => {
    switch (entry.kind) {
      case 'MdxPage':
        return [entry.route];
      case 'Folder':
        return routesOf(entry.children);
      case 'Meta':
        return [];
    }
  });
}

const shelf = {
  'pages/docs/_meta.json': { index: '개요', redis: '레디스', paypal: '페이팔' },
  'pages/docs/paypal.md': noteSource('페이팔'),
  'pages/docs/paypal/_meta.json': { first: '처음', second: '둘째', third: '셋째', last: '끝' },
  'pages/docs/paypal/first.md': noteSource('처음'),
  'pages/docs/paypal/second.md': noteSource('둘째'),
  'pages/docs/paypal/third.md': noteSource('셋째'),
  'pages/docs/paypal/last.md': noteSource('끝'),
};

describe('줄인 지도', () => {
  test('노트는 이름과 제목만, 폴더는 제목과 안의 것만 남는다', () => {
    expect(mapOf()).toEqual({
      index: { title: 'Introduce', type: 'page' },
      docs: {
        title: 'Docs',
        type: 'page',
        hasPage: false,
        children: {
          index: '개요',
          redis: { title: '레디스', count: 1, children: { 'redis-stream': 'Redis Stream' } },
        },
      },
    });
  });

  test('받은 지도는 바뀌지 않는다', () => {
    const { pageMap } = readFaultless();
    const before = structuredClone(pageMap);
    compactPageMap(pageMap);
    expect(pageMap).toEqual(before);
  });

  test('같은 지도에는 같은 객체를, 다시 읽은 지도에는 새 객체를 돌려준다', () => {
    const { pageMap } = readFaultless();
    const first = compactPageMap(pageMap);
    expect(compactPageMap(pageMap)).toBe(first);
    expect(compactPageMap(readFaultless().pageMap)).not.toBe(first);
  });
});

describe('다시 편 지도', () => {
  test('줄이기 전의 지도에서 front matter만 빠진 것이다', () => {
    const { pageMap } = readFaultless(shelf);
    expect(expandPageMap(compactPageMap(pageMap))).toEqual(bare(pageMap));
  });

  test('줄인 지도는 바뀌지 않는다', () => {
    const map = mapOf(shelf);
    const before = structuredClone(map);
    expandPageMap(map);
    expect(map).toEqual(before);
  });
});

describe('한 페이지에 드는 조각', () => {
  const map = mapOf(shelf);

  /** The pages that the slice for a page names. */
  const kept = (route: string, whole = map): Route[] =>
    routesOf(expandPageMap(sliceOf(whole, route)));

  test('가는 길의 폴더에는 모두, 다른 폴더에는 앞뒤로 이어지는 노트만 있다', () => {
    expect(kept('/docs/redis')).toEqual([
      '/',
      '/docs',
      '/docs/redis/redis-stream',
      '/docs/redis',
      '/docs/paypal',
    ]);
    expect(kept('/docs/paypal')).toEqual([
      '/',
      '/docs',
      '/docs/redis/redis-stream',
      '/docs/redis',
      '/docs/paypal/first',
      '/docs/paypal/second',
      '/docs/paypal/third',
      '/docs/paypal/last',
      '/docs/paypal',
    ]);
  });

  test('다른 섹션에는 위 막대가 이어지는 첫 노트만 있다', () => {
    expect(kept('/')).toEqual(['/', '/docs']);
  });

  test('아이가 더 있는 폴더는 그렇다고 적는다', () => {
    expect(sliceOf(map, '/docs/redis')).toMatchObject({
      docs: {
        children: {
          redis: { children: { 'redis-stream': 'Redis Stream' } },
          paypal: { title: '페이팔', children: {}, partial: true },
        },
      },
    });
    expect(sliceOf(map, '/docs/redis')).not.toHaveProperty('docs.partial');
    expect(sliceOf(map, '/')).toMatchObject({ docs: { partial: true } });
  });

  test('목록에 없는 노트는 앞뒤로 이어지지 않는다', () => {
    const unlisted = compactPageMap(
      readFaultless({
        ...shelf,
        'pages/docs/_meta.json': { index: '개요', paypal: '페이팔', redis: '레디스' },
        'pages/docs/paypal/last.md': noteSource('끝', { head: ['status: unlisted'] }),
      }).pageMap,
    );
    expect(kept('/docs/redis', unlisted)).toContain('/docs/paypal/third');
    expect(kept('/docs/redis', unlisted)).not.toContain('/docs/paypal/last');
  });

  test('그리지 않는 곳에 노트가 늘거나 이름이 바뀌면 그 폴더의 수만 달라진다', () => {
    const more = mapOf({
      ...shelf,
      'pages/docs/paypal/_meta.json': {
        first: '처음',
        second: '둘째',
        extra: '덤',
        third: '셋째 글',
        last: '끝',
      },
      'pages/docs/paypal/extra.md': noteSource('덤'),
    });
    for (const route of ['/', '/docs', '/docs/redis', '/docs/redis/redis-stream']) {
      const text = JSON.stringify(sliceOf(more, route)).replace('"count":5', '"count":4');
      expect(JSON.parse(text), route).toEqual(sliceOf(map, route));
    }
    expect(sliceOf(more, '/')).toEqual(sliceOf(map, '/'));
    expect(sliceOf(more, '/docs/paypal')).not.toEqual(sliceOf(map, '/docs/paypal'));
  });

  test('지도는 바뀌지 않는다', () => {
    const before = structuredClone(map);
    sliceOf(map, '/docs/redis');
    expect(map).toEqual(before);
  });
});

test.each([
  ['/docs', 1],
  ['/docs/redis/redis-stream', 1],
  ['/', undefined],
  ['/docsx', undefined],
])('%s의 섹션은 %s째다', (route, number) => {
  expect(sectionNumber(compactPageMap(readFaultless(shelf).pageMap), route)).toBe(number);
});

describe('합친 지도', () => {
  const map = mapOf(shelf);

  test('앞의 조각에서 알던 폴더는 뒤의 조각이 몰라도 남는다', () => {
    const merged = mergeMaps(sliceOf(map, '/docs/paypal'), sliceOf(map, '/docs/redis'));
    expect(merged).toEqual(map);
  });

  test('모두 아는 지도에 조각을 합쳐도 모두 안다', () => {
    expect(mergeMaps(map, sliceOf(map, '/'))).toEqual(map);
  });

  test('둘 다 모르는 폴더는 아직 모른다', () => {
    expect(mergeMaps(sliceOf(map, '/'), sliceOf(map, '/'))).toEqual(sliceOf(map, '/'));
  });

  test('이름과 차례는 뒤의 것이 옳다', () => {
    const renamed = {
      docs: { title: '문서', hasPage: false as const, children: { index: '처음' } },
    };
    expect(mergeMaps(map, renamed)).toEqual(renamed);
  });
});

test('모든 노트를 제목과 함께 차례로 늘어놓는다', () => {
  const files = {
    'pages/404.md': noteSource('없음'),
    'pages/_meta.json': {
      index: { title: 'Introduce', type: 'page' },
      docs: { title: 'Docs', type: 'page' },
      404: { title: '없음', type: 'page', display: 'hidden' },
    },
  };
  expect(listPages(mapOf(files))).toEqual([
    { route: '/', title: 'Introduce' },
    { route: '/docs', title: '개요' },
    { route: '/docs/redis', title: '레디스' },
    { route: '/docs/redis/redis-stream', title: 'Redis Stream' },
  ]);
});
