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

  test('"구독"은 제목과 본문에 따로 모인다', () => {
    const found = store.post(['구독']);
    expect(found[heading]).toEqual([0]);
    expect(found[body]).toEqual([1]);
  });

  test('"구독"과 "상태"가 다 있는 절은 더 나쁜 자리에 모인다', () => {
    const found = store.post(['구독', '상태']);
    expect(found[body]).toEqual([0]);
    expect(found[code]).toEqual([1]);
    expect(found[heading]).toEqual([]);
  });

  test('"apply"와 "1753"은 FlexSearch의 기본 처리에 줄거나 나뉘지 않는다', () => {
    expect(store.range('a', 'b')).toEqual(['apply']);
    expect(store.post(['1753'])[body]).toEqual([1]);
  });

  test('없는 키 "환불"과 빈 물음은 아무것도 찾지 않는다', () => {
    expect(store.post(['환불']).flat()).toEqual([]);
    expect(store.post(['구독', '환불']).flat()).toEqual([]);
    expect(store.post([]).flat()).toEqual([]);
  });

  test('범위 "구…궇"은 그 글자로 시작하는 키를 차례로 준다', () => {
    expect(store.range('구', '궇')).toEqual(['구독']);
    expect(store.range('0', '힣')).toEqual(['1753', 'apply', '구독', '상태']);
  });
});
