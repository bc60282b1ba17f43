import { describe, expect, test } from 'vitest';
import { activeHeading, tocItems } from '../../../lib/toc';

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
  const positions = [
    { id: 'overview', top: -300 },
    { id: 'plans', top: 80 },
    { id: 'errors', top: 500 },
  ];

  test.each([
    [-400, false, undefined],
    [-300, false, 'overview'],
    [79, false, 'overview'],
    [80, false, 'plans'],
    [100, false, 'plans'],
    [100, true, 'errors'],
  ])('기준선 %d, 끝까지 내림 %s → %s', (line, atEnd, id) => {
    expect(activeHeading(positions, { line, atEnd })).toBe(id);
  });

  test('제목이 없는 노트에는 없다', () => {
    expect(activeHeading([], { line: 100, atEnd: true })).toBeUndefined();
  });
});
