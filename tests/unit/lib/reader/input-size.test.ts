import { expect, test } from 'vitest';
import { fitting, readSize } from '../../../../lib/reader/input-size';

test.each([
  ['200000', 200_000],
  [' 200,000 ', 200_000],
  ['10^5', 1e5],
  ['10**5', 1e5],
  ['10⁵', 1e5],
  ['2·10^5', 2e5],
  ['2 * 10^5', 2e5],
  ['1e5', 1e5],
  ['20만', 200_000],
  ['100만', 1_000_000],
  ['1.5억', 150_000_000],
  ['0', 0],
])('%s는 %d이다', (text, size) => {
  expect(readSize(text)).toBe(size);
});

test.each(['', 'n', '-1', '10^', '제한 없음', '1..2', '만'])('%j는 수가 아니다', (text) => {
  expect(readSize(text)).toBeUndefined();
});

test('n이 한계와 같은 줄까지 들어가고, 한계가 없는 줄은 늘 들어간다', () => {
  const limits = ['제한 없음', '10¹⁶', '10,000', '464'];
  expect(fitting(10_000, limits)).toEqual([true, true, true, false]);
  expect(fitting(1e18, limits)).toEqual([true, false, false, false]);
});
