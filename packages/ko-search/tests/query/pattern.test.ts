import { expect, test } from 'vitest';
import { consonantPattern, mergeSpans, patternOf, spansOf } from '../../src/query/pattern';

test.each([
  ['구독', true, 'typed', '정기구독을 구 독한다', ['구독', '구 독']],
  ['구ㄷ', true, 'typed', '구독과 구도, 구조', ['구독', '구도']],
  ['굳', true, 'final', '구독은 굳다', ['구독']],
  ['구독상태', true, 'typed', '구독 상태를 본다', ['구독 상태']],
  ['setupfee', false, 'typed', 'setup_fee와 setupFee', ['setup_fee', 'setupfee']],
  ['c++', false, 'typed', 'c++ 코드', ['c++']],
  ['(.*)+$', false, 'typed', '정규식 (.*)+$ 이다', ['(.*)+$']],
] as const)(
  '"%s"(치는 중 %s, %s)은(는) "%s"에서 %j을(를) 강조한다',
  (text, prefix, kind, body, marked) => {
    const small = body.toLowerCase();
    const spans = spansOf(patternOf({ text, prefix, kind }), small);
    expect(spans.map(({ start, end }) => small.slice(start, end))).toEqual(marked);
  },
);

test('초성 "ㄱㄷ"은 "정기 구독"에서 "구독"을 강조한다', () => {
  expect(spansOf(consonantPattern('ㄱㄷ'), '정기 구독')).toEqual([{ start: 3, end: 5 }]);
});

test('겹치거나 맞닿은 강조는 하나가 된다', () => {
  expect(
    mergeSpans([
      { start: 4, end: 6 },
      { start: 0, end: 2 },
      { start: 1, end: 4 },
      { start: 9, end: 10 },
    ]),
  ).toEqual([
    { start: 0, end: 6 },
    { start: 9, end: 10 },
  ]);
});
