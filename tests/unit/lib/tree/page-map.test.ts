import { expect, test } from 'vitest';
import { pagesOf, sectionNumber, type PageMap } from '../../../../lib/tree/page-map';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

/** The lists that the build adds to every site, hidden as a note can be: nothing here is about them. */
const GENERATED = ['archive', 'runs', 'tags'];

/** What a site of some files is in the browser. */
function mapOf(files: Readonly<Record<string, unknown>> = {}): PageMap {
  const map = readFaultless(files).pageMap;
  return Object.fromEntries(Object.entries(map).filter(([name]) => !GENERATED.includes(name)));
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

test('페이지 지도: 노트는 이름과 제목만, 폴더는 제목과 안의 것만 남는다', () => {
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

test.each([
  ['/docs', 1],
  ['/docs/redis/redis-stream', 1],
  ['/', undefined],
  ['/docsx', undefined],
])('%s의 섹션은 %s째다', (route, number) => {
  expect(sectionNumber(readFaultless(shelf).pageMap, route)).toBe(number);
});

test('위 막대에 없는 폴더는 섹션이 아니다', () => {
  const map = mapOf({
    'pages/_meta.json': {
      index: { title: 'Introduce', type: 'page' },
      paths: { title: '차례', type: 'page', display: 'hidden' },
      docs: { title: 'Docs', type: 'page' },
    },
    'pages/paths.md': noteSource('차례'),
    'pages/paths/_meta.json': { first: '처음' },
    'pages/paths/first.md': noteSource('처음'),
  });
  expect(sectionNumber(map, '/paths/first')).toBeUndefined();
  expect(sectionNumber(map, '/docs/redis')).toBe(1);
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
  expect(pagesOf(mapOf(files)).map(({ route, title }) => ({ route, title }))).toEqual([
    { route: '/', title: 'Introduce' },
    { route: '/docs', title: '개요' },
    { route: '/docs/redis', title: '레디스' },
    { route: '/docs/redis/redis-stream', title: 'Redis Stream' },
  ]);
});
