import { expect, test } from 'vitest';
import { findOccurrences, firstMark, piecesOf, stepMark } from '../../../../lib/reader/occurrences';

function found(text: string, terms: readonly string[]): string[] {
  return findOccurrences(text, terms).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['Redis와 redis', ['redis'], ['Redis', 'redis']],
  ['구독 상태와 구독', ['구독 상태', '구독'], ['구독 상태', '구독']],
  ['aaaa', ['aa'], ['aa', 'aa']],
  ['C++과 c', ['c++'], ['C++']],
  ['글', ['없음', ''], []],
])('%s에서 %j의 자리는 %j', (text, terms, expected) => {
  expect(found(text, terms)).toEqual(expected);
});

test('처음 표시는 제목에서 그 아래로 첫째이고, 없으면 노트의 첫째다', () => {
  expect(firstMark([false, false, true, true])).toBe(2);
  expect(firstMark([false, false])).toBe(0);
});

test('마지막 다음은 처음이고, 처음의 앞은 마지막이다', () => {
  expect(stepMark(2, 3, 'next')).toBe(0);
  expect(stepMark(0, 3, 'previous')).toBe(2);
  expect(stepMark(0, 0, 'next')).toBe(0);
});

test.each([
  ['한 조각 안의 말', [{ start: 1, end: 3 }], [{ first: 0, from: 1, last: 0, to: 3 }]],
  ['두 조각에 걸친 말', [{ start: 2, end: 5 }], [{ first: 0, from: 2, last: 1, to: 2 }]],
  [
    '뒤의 조각에 있는 말 둘',
    [
      { start: 3, end: 4 },
      { start: 6, end: 8 },
    ],
    [
      { first: 1, from: 0, last: 1, to: 1 },
      { first: 2, from: 0, last: 2, to: 2 },
    ],
  ],
])('0, 3, 6에서 시작하는 조각에서 %s의 자리', (_, spans, places) => {
  expect(piecesOf(spans, [0, 3, 6])).toEqual(places);
});
