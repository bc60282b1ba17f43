import { expect, test } from 'vitest';
import { readFacets, trailOf } from '../../../../../lib/search/rank/protocol';

const titles = new Map([
  ['/', '개발 노트'],
  ['/docs', 'Docs'],
  ['/docs/redis', '레디스'],
  ['/docs/redis/redis-stream', 'Redis Stream'],
]);

test.each([
  ['/docs/redis/redis-stream', ['Docs', '레디스']],
  ['/docs/redis', ['Docs']],
  ['/docs', []],
  ['/', []],
  ['/docs/없는-폴더/노트', ['Docs']],
])('%s의 경로는 %j', (route, expected) => {
  expect(trailOf(route, titles)).toEqual(expected);
});

test.each([undefined, '', '<!doctype html>'])(
  '거르기 목록이 %j이면 고를 것이 없을 뿐이다',
  (text) => {
    expect(readFacets(text)).toEqual({ sections: [], languages: [] });
  },
);

test('거르기 목록을 읽는다', () => {
  const facets = { sections: [{ root: 'docs', title: 'Docs' }], languages: ['java'] };
  expect(readFacets(JSON.stringify(facets))).toEqual(facets);
});
