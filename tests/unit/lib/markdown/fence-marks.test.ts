import { describe, expect, test } from 'vitest';
import { impossibleLines, unknownMarks } from '../../../../lib/markdown/fence-marks';

describe('뜻이 없는 표시는 뜻했을 표시와 함께 알린다', () => {
  test.each([
    ['title=config.yml', 'title="config.yml"'],
    ["filename='package.json'", 'filename="package.json"'],
    ['[npm]', 'title="npm"'],
    ['showLineNumbers', 'numbers'],
    ['linenums="1"', 'numbers'],
    ['hl_lines="1"', '{1,3-5}'],
    ['lineNumbers', 'numbers'],
    ['thrws="X"', 'throws="…"'],
    ['wrapp', 'wrap'],
    ['focu={1}', 'focus={…}'],
    ['{1,a}', undefined],
    ['"제목"', undefined],
    ['copy', undefined],
    ['/useState/', undefined],
    ['twoslash', undefined],
  ])('%s', (meta, meant) => {
    const [unknown] = unknownMarks(meta);
    expect(unknown?.mark).toBe(meta.replace(/="[^"]*"$/, '="…"'));
    expect(unknown?.meant).toBe(meant);
  });

  test.each([
    'run',
    'filename="a.ts" {1,3-5} add={2} del={3} focus={4-6} numbers wrap wrong',
    'skip="서버가 필요하다"',
    '{2, 4}',
    'text output any-order'.slice(5),
    'title="흐름" alt="가에서 나로 간다"',
    '',
  ])('뜻이 있는 표시: %s', (meta) => {
    expect(unknownMarks(meta)).toEqual([]);
  });
});

test.each([
  ['{9}', 1, ['9']],
  ['{3-1}', 3, ['3-1']],
  ['{1,5}', 3, ['5']],
  ['add={2-4}', 3, ['2-4']],
  ['{0}', 3, ['0']],
  ['{1-3}', 3, []],
  ['{1, 3} focus={2}', 3, []],
])('코드에 없는 줄의 표시: %s, %i줄', (meta, count, lines) => {
  expect(impossibleLines(meta, count)).toEqual(lines);
});
