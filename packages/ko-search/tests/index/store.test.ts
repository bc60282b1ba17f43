import { describe, expect, test } from 'vitest';
import { createFlexSearchStore, places, type Entry } from '../../src/index/store';

const heading = places.indexOf('heading');
const body = places.indexOf('body');
const code = places.indexOf('code');

describe('FlexSearch 저장소', () => {
  const entry = (key: string, ...sections: readonly [place: number, section: number][]): Entry => [
    key,
    places.map((_, at) => sections.flatMap(([place, section]) => (place === at ? [section] : []))),
  ];
  const store = createFlexSearchStore();
  store.load([entry('1753', [body, 1]), entry('apply', [code, 1])]);
  store.load([
    entry('구독', [heading, 0], [body, 1]),
    entry('상태', [body, 0], [code, 1], [body, 2]),
  ]);

  test.each([
    ['제목과 본문에 따로 있다', ['구독'], { 0: heading, 1: body }],
    ['함께 든 절에서는 더 나쁜 자리다', ['구독', '상태'], { 0: body, 1: code }],
    ['FlexSearch의 기본 처리에 줄거나 나뉘지 않는다', ['1753'], { 1: body }],
    ['없는 키', ['환불'], {}],
    ['하나가 없는 키', ['구독', '환불'], {}],
    ['빈 물음', [], {}],
  ])('%s: %j', (_, keys, found) => {
    expect(Object.fromEntries(store.post(keys))).toEqual(found);
  });

  test('범위 "구…궇"은 그 글자로 시작하는 키를 차례로 준다', () => {
    expect(store.range('a', 'b')).toEqual(['apply']);
    expect(store.range('구', '궇')).toEqual(['구독']);
    expect(store.range('0', '힣')).toEqual(['1753', 'apply', '구독', '상태']);
  });
});
