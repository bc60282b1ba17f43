import { describe, expect, test } from 'vitest';
import { reachedHeading, tocItems } from '../../../../lib/reader/toc';

const headings = [1, 2, 3, 4, 5, 6].map((depth) => ({
  depth,
  value: `제목 ${depth}`,
  id: `h${depth}`,
}));

describe('목차에 드는 제목', () => {
  test('toc_max_heading_level이 없으면 ##부터 ####까지다', () => {
    expect(tocItems(headings).map(({ id }) => id)).toEqual(['h2', 'h3', 'h4']);
  });

  test.each([
    [2, ['h2']],
    [3, ['h2', 'h3']],
    [6, ['h2', 'h3', 'h4', 'h5', 'h6']],
  ])('toc_max_heading_level이 %d이면 %j이다', (level, ids) => {
    expect(tocItems(headings, level).map(({ id }) => id)).toEqual(ids);
  });
});

describe('지금 읽는 제목', () => {
  /** The third one is in a panel that is not shown. */
  const tops = [-300, 80, undefined, 500];
  const reached = (line: number, from: number): number =>
    reachedHeading({ count: tops.length, topOf: (index) => tops[index], line, from });

  test.each([
    [-400, -1],
    [-300, 0],
    [79, 0],
    [80, 1],
    [499, 1],
    [500, 3],
  ])('기준선 %d → %d째, 어디에서 찾기 시작하든 같다', (line, expected) => {
    for (const from of [-1, 0, 1, 2, 3]) {
      expect(reached(line, from)).toBe(expected);
    }
  });

  test('제목이 없는 노트에는 없다', () => {
    expect(reachedHeading({ count: 0, topOf: () => undefined, line: 100, from: -1 })).toBe(-1);
  });
});
