import { describe, expect, it } from 'vitest';
import { readFenceMeta } from '../../../../build/fence-meta.mjs';
import { readMarks, unknownMarks } from '../../../../lib/snippets/marks';

describe('readMarks', () => {
  it.each([
    'run',
    'run throws="IllegalStateException" {1,3-5} numbers',
    'filename="a.ts" {2} add={3} project="shop"',
    'skip="Redis 서버가 필요하다" wrap',
    'cases any-order',
    '',
  ])('%j를 코드 블록 플러그인과 같게 읽는다', (info) => {
    const marks = readMarks(info);
    const meta = readFenceMeta(info);
    expect(marks.values).toEqual(meta.values);
    expect(marks.words).toEqual(meta.words);
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
