import { describe, expect, test } from 'vitest';
import {
  createFlexSearchStore,
  places,
  PostingBuilder,
} from '../../../../../lib/search/index/store';

const heading = places.indexOf('heading');
const body = places.indexOf('body');
const code = places.indexOf('code');

describe('FlexSearch 저장소', () => {
  const builder = new PostingBuilder();
  builder.add(
    0,
    new Map([
      ['구독', heading],
      ['상태', body],
    ]),
  );
  builder.add(
    1,
    new Map([
      ['구독', body],
      ['상태', code],
      ['apply', code],
      ['1753', body],
    ]),
  );
  builder.add(2, new Map([['상태', body]]));
  const entries = builder.entries();
  const store = createFlexSearchStore();
  store.load(entries.slice(0, 2));
  store.load(entries.slice(2));

  test('"구독"은 제목과 본문에 따로 모인다', () => {
    const found = store.post(['구독']);
    expect(found[heading]).toEqual([0]);
    expect(found[body]).toEqual([1]);
  });

  test('"구독"과 "상태"가 다 있는 절은 더 나쁜 자리에 모인다', () => {
    const found = store.post(['구독', '상태']);
    expect(found[body]).toEqual([0]);
    expect(found[code]).toEqual([1]);
    expect(found[heading] ?? []).toEqual([]);
  });

  test('"apply"와 "1753"은 FlexSearch의 기본 처리에 줄거나 나뉘지 않는다', () => {
    expect(store.range('a', 'b')).toEqual(['apply']);
    expect(store.post(['1753'])[body]).toEqual([1]);
  });

  test('없는 키 "환불"과 빈 물음은 아무것도 찾지 않는다', () => {
    expect(store.post(['환불']).flat()).toEqual([]);
    expect(store.post(['구독', '환불']).flat()).toEqual([]);
    expect(store.post([])).toEqual([]);
  });

  test('범위 "구…궇"은 그 글자로 시작하는 키를 차례로 준다', () => {
    expect(store.range('구', '궇')).toEqual(['구독']);
    expect(store.range('0', '힣')).toEqual(['1753', 'apply', '구독', '상태']);
  });
});
