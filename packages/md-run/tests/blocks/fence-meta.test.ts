import { describe, expect, test } from 'vitest';
import { readFenceMeta } from '../../src/blocks/fence-meta';

/** Sets as arrays, so that a failing comparison shows them. */
function read(meta: string): object {
  const { values, lines, words } = readFenceMeta(meta);
  return {
    values,
    lines: Object.fromEntries(Object.entries(lines).map(([name, set]) => [name, [...set]])),
    words: [...words],
  };
}

describe('코드 블록의 여는 줄', () => {
  test.each([
    ['', { values: {}, lines: {}, words: [] }],
    ['run', { values: {}, lines: {}, words: ['run'] }],
    ['output wrap numbers', { values: {}, lines: {}, words: ['output', 'wrap', 'numbers'] }],
    ['filename="a b.ts"', { values: { filename: 'a b.ts' }, lines: {}, words: [] }],
    ['filename=""', { values: { filename: '' }, lines: {}, words: [] }],
    ['{1,3-5}', { values: {}, lines: { mark: [1, 3, 4, 5] }, words: [] }],
    ['{1, 3}', { values: {}, lines: { mark: [1, 3] }, words: [] }],
    ['add={2} del={3-4}', { values: {}, lines: { add: [2], del: [3, 4] }, words: [] }],
    ['focus={2}run', { values: {}, lines: { focus: [2] }, words: ['run'] }],
    [
      'filename="worker.ts" {1} add={2} numbers run',
      {
        values: { filename: 'worker.ts' },
        lines: { mark: [1], add: [2] },
        words: ['numbers', 'run'],
      },
    ],
  ])('%j', (meta, expected) => {
    expect(read(meta)).toEqual(expected);
  });

  test('따옴표 안의 낱말 run과 {2}는 값의 글일 뿐이다', () => {
    expect(read('skip="run 하려면 {2} Redis 서버가 필요하다"')).toEqual({
      values: { skip: 'run 하려면 {2} Redis 서버가 필요하다' },
      lines: {},
      words: [],
    });
  });

  test('그림의 title과 alt는 한국어 문장이어도 그대로다', () => {
    expect(read('title="두 길" alt="A에서 B로, 3초 뒤 C로 간다."')).toMatchObject({
      values: { title: '두 길', alt: 'A에서 B로, 3초 뒤 C로 간다.' },
      words: [],
    });
  });
});
