import { expect, test } from 'vitest';
import { pagesOf, sectionOf } from '../../../../lib/tree/page-map';
import { noteSource, sampleDescription } from '../../../support/note-source';
import { readFaultless, readSample } from '../../../support/sample-site';

test('페이지 지도: 항목마다 주소와 제목이 있고, 페이지에는 요약이, 폴더에는 안의 것이 있다', () => {
  const page = (name: string, route: string, title: string, of = title): object => ({
    name,
    route,
    title,
    description: sampleDescription(of),
  });
  const stream = page('redis-stream', '/docs/redis/redis-stream', 'Redis Stream');
  expect(readSample().entries).toEqual([
    { ...page('index', '/', 'Introduce', '소개'), type: 'page' },
    {
      name: 'docs',
      route: '/docs',
      title: 'Docs',
      type: 'page',
      children: [
        page('index', '/docs', '개요', 'Docs'),
        { ...page('redis', '/docs/redis', '레디스'), children: [stream] },
      ],
    },
  ]);
});

const hidden = {
  'pages/404.md': noteSource('없음'),
  'pages/_meta.json': {
    404: { title: '없음', type: 'page', display: 'hidden' },
    index: { title: 'Introduce', type: 'page' },
    paths: { title: '차례', type: 'page', display: 'hidden' },
    docs: { title: 'Docs', type: 'page' },
  },
  'pages/paths.md': noteSource('차례'),
  'pages/paths/_meta.json': { first: '처음' },
  'pages/paths/first.md': noteSource('처음'),
};

test.each([
  ['/docs', 1],
  ['/docs/redis/redis-stream', 1],
  ['/', undefined],
  ['/docsx', undefined],
  ['/paths/first', undefined],
])('%s의 섹션은 %s째다. 위 막대에 없는 폴더는 섹션이 아니다', (route, number) => {
  expect(sectionOf(readFaultless(hidden).pageMap, route)?.number).toBe(number);
});

test('404를 뺀 모든 노트를 제목과 함께 차례로 늘어놓는다', () => {
  const pages = pagesOf(readSample(hidden).entries);
  expect(pages.map(({ route, title }) => [route, title])).toEqual([
    ['/', 'Introduce'],
    ['/paths', '차례'],
    ['/paths/first', '처음'],
    ['/docs', '개요'],
    ['/docs/redis', '레디스'],
    ['/docs/redis/redis-stream', 'Redis Stream'],
  ]);
});
