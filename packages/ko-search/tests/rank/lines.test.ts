import { expect, test } from 'vitest';
import { createLines, matchLines, pack } from '../../src/rank/lines';

const titles = [
  '구독 상태',
  '정기 구독',
  '정기구독자',
  'Redis Stream',
  'C++ 포인터',
  '구도 잡기',
  '나머지 합 4',
  '2024년',
];

function fits(
  query: string,
  by: 'keystrokes' | 'consonants' = 'keystrokes',
): Record<string, number> {
  const keys = by === 'keystrokes' ? pack(query) : query;
  const found = matchLines(createLines(titles, by), { keys, prefix: true });
  return Object.fromEntries(
    found.map(({ line, fit }) => [titles[line] ?? '', Number(fit.toFixed(2))]),
  );
}

test('"구독"은 제목의 처음, 낱말의 처음, 낱말 속의 차례로 잘 맞는다', () => {
  expect(fits('구독')).toEqual({
    '구독 상태': 0.9,
    '정기 구독': 0.85,
    정기구독자: 0.6,
  });
});

test('"구독상태"는 띄어 쓴 제목 "구독 상태"와 온전히 맞는다', () => {
  expect(fits('구독상태')).toEqual({ '구독 상태': 1 });
});

test('치다 만 "굳"은 "구독 상태"를 찾고 "구도 잡기"도 찾지만 온전히 맞지는 않는다', () => {
  expect(fits('굳')).toEqual({
    '구독 상태': 0.72,
    '정기 구독': 0.64,
    정기구독자: 0.2,
    '구도 잡기': 0.72,
  });
});

test('초성 "ㄱㄷㅅㅌ"은 "구독 상태"를 찾는다', () => {
  expect(fits('ㄱㄷㅅㅌ', 'consonants')).toEqual({ '구독 상태': 1 });
});

test('"C++"은 부호까지 맞는 제목만 찾는다', () => {
  expect(fits('C++')).toEqual({ 'C++ 포인터': 0.9 });
});

test('두 글자 "tr"은 낱말 속에서는 찾지 않지만 낱말의 처음에서는 찾는다', () => {
  expect(fits('tr')).toEqual({});
  expect(fits('st')).toEqual({ 'Redis Stream': 0.64 });
});

test('숫자나 라틴 글자 하나는 줄의 처음이나 온전한 낱말일 때만 찾는다', () => {
  expect(fits('4')).toEqual({ '나머지 합 4': 0.85 });
  expect(fits('2')).toEqual({ '2024년': 0.72 });
  expect(fits('m')).toEqual({});
});
