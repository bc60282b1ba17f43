import { describe, expect, test } from 'vitest';
import {
  compactPageMap,
  expandPageMap,
  listPages,
} from '../../../../lib/tree/compact-page-map.mjs';
import type { PageMapEntry } from '../../../../lib/tree/page-map';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

const everything = (): boolean => true;
const only =
  (...routes: string[]) =>
  (folder: Route): boolean =>
    routes.includes(folder);

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
    expect(compactPageMap(readFaultless().pageMap)).toEqual({
      index: { title: 'Introduce', type: 'page' },
      docs: {
        title: 'Docs',
        type: 'page',
        hasPage: false,
        children: {
          index: '개요',
          redis: { title: '레디스', children: { 'redis-stream': 'Redis Stream' } },
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
  test('모든 폴더를 보이면 줄이기 전의 지도에서 front matter만 빠진 것이다', () => {
    const { pageMap } = readFaultless(shelf);
    expect(expandPageMap(compactPageMap(pageMap), everything)).toEqual(bare(pageMap));
  });

  test('보이지 않는 폴더에는 뒤의 노트가 이어지는 마지막 노트만 남는다', () => {
    const map = compactPageMap(readFaultless(shelf).pageMap);
    expect(routesOf(expandPageMap(map, only('/docs')))).toEqual([
      '/',
      '/docs',
      '/docs/redis/redis-stream',
      '/docs/redis',
      '/docs/paypal/last',
      '/docs/paypal',
    ]);
    expect(routesOf(expandPageMap(map, only('/docs', '/docs/paypal')))).toContain(
      '/docs/paypal/first',
    );
  });

  test('보이지 않는 섹션에는 위 막대가 이어지는 첫 노트도 남는다', () => {
    const map = compactPageMap(readFaultless(shelf).pageMap);
    expect(routesOf(expandPageMap(map, only()))).toEqual([
      '/',
      '/docs',
      '/docs/paypal/last',
      '/docs/paypal',
    ]);
  });

  test('목록에 없는 노트는 그 마지막 노트가 되지 않는다', () => {
    const map = compactPageMap(
      readFaultless({
        ...shelf,
        'pages/docs/paypal/last.md': noteSource('끝', { head: ['status: unlisted'] }),
      }).pageMap,
    );
    const routes = routesOf(expandPageMap(map, only('/docs')));
    expect(routes).toContain('/docs/paypal/third');
    expect(routes).not.toContain('/docs/paypal/last');
  });

  test('줄인 지도는 바뀌지 않는다', () => {
    const map = compactPageMap(readFaultless(shelf).pageMap);
    const before = structuredClone(map);
    expandPageMap(map, everything);
    expect(map).toEqual(before);
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
  expect(listPages(compactPageMap(readFaultless(files).pageMap))).toEqual([
    { route: '/', title: 'Introduce' },
    { route: '/docs', title: '개요' },
    { route: '/docs/redis', title: '레디스' },
    { route: '/docs/redis/redis-stream', title: 'Redis Stream' },
  ]);
});
