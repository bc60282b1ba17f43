import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

const TABLE = '| 연산자 | 뜻 |\n|---|---|\n';

test.each([
  `${TABLE}| a || b | 둘 가운데 하나 |`,
  `${TABLE}| a | b | 비트 OR |`,
  `${TABLE}| \`a|b\` | 둘 가운데 하나 |`,
  `${TABLE}| 가 | 나 |\n| 다 | 라 | 마 |`,
  `${TABLE}가 | 나 | 다`,
  `> ${TABLE.replaceAll('\n|', '\n> |')}> | 가 | 나 | 다 |`,
])('머리 줄보다 칸이 많은 줄은 잘못이다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([expect.stringMatching(/[34]칸의 줄/)]);
});

test('코드 안의 |가 칸을 나누면 칸의 수가 맞아도 잘못이다', () => {
  const source = '| 식 | 뜻 | 예 |\n|---|---|---|\n| `a | b` | 비트 |';
  expect(markupFaultsIn(source)).toEqual([expect.stringMatching(/^3 3칸의 줄/)]);
});

test.each([
  '| 이름 | 뜻 | 비고 |\n|---|---|\n| 가 | 나 | 다 |',
  '| 이름 |\n|---|---|\n| 가 | 나 |',
  '이름 | 뜻\n---|---|---\n가 | 나',
  '| 이름 | 뜻 |\n| 가 | 나 |',
  '| 이름 | 뜻 |\n\n| 가 | 나 |\n| 다 | 라 |',
  '| 이름 | 뜻 |\n|===|===|\n| 가 | 나 |',
  '| 이름 | 뜻 |\n|:—:|:—:|\n| 가 | 나 |',
])('표가 되지 못한 줄은 잘못이다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([expect.stringContaining('표가 되지 못한 줄')]);
});

test.each([
  `${TABLE}| a \\|\\| b | 둘 가운데 하나 |`,
  `${TABLE}| \`a \\| b\` | 비트 OR |`,
  `${TABLE}| 가 |`,
  '| 평균 | 최선 |\n| :---: | ---: |\n| 가 | 나 |',
  '이름 | 뜻\n---|---\n가 | 나',
  '절댓값 |x|와 |y|의 합이다',
  '|x| < 1이면 모인다',
  '`a | b`를 쓴다',
  '| 하나 |\n|---|\n| 가 |',
])('맞는 표와 글 속의 세로줄은 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});
