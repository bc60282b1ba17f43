import { expect, test } from 'vitest';
import { clean, lower } from '../../src/text/text';

test.each([
  ['ＪＰＡ　Ｎ＋１', 'JPA N+1'],
  ['\u1100\u116e\u1103\u1169\u11a8', '구독'],
  ['구\u200b독', '구독'],
  ['ㄱㄷ', 'ㄱㄷ'],
])('"%s"은(는) "%s"(으)로 다듬는다', (text, cleaned) => {
  expect(clean(text)).toBe(cleaned);
});

test('"İstanbul 구독"을 소문자로 바꿔도 길이가 같아 강조 위치가 밀리지 않는다', () => {
  const text = 'İSTANBUL 구독';
  expect(lower(text)).toHaveLength(text.length);
  expect(lower(text).slice(1)).toBe('stanbul 구독');
});
