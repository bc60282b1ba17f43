import { describe, expect, it } from 'vitest';
import { readMarks, unknownMarks } from '../../../../lib/snippets/marks';

describe('readMarks', () => {
  it('"run throws="ValueError" {1,3} numbers"에서 값과 낱말을 읽고 줄 표시는 버린다', () => {
    const { values, words } = readMarks('run throws="ValueError" {1,3} numbers');
    expect(values).toEqual({ throws: 'ValueError' });
    expect([...words]).toEqual(['run', 'numbers']);
  });
});

describe('unknownMarks', () => {
  it.each([
    ['run thrws="ValueError"', 'thrws="…"', 'throws="…"'],
    ['run contineus', 'contineus', 'continues'],
    ['ouput', 'ouput', 'output'],
    ['run zzzzzz', 'zzzzzz', undefined],
  ])('%j에서 뜻이 없는 표시를 찾고 비슷한 것을 권한다', (info, mark, meant) => {
    expect(unknownMarks(readMarks(info))).toEqual([{ mark, meant }]);
  });

  it('"run filename="a.ts" {1} add={2} numbers"에는 모르는 표시가 없다', () => {
    expect(unknownMarks(readMarks('run filename="a.ts" {1} add={2} numbers'))).toEqual([]);
  });
});
