import { expect, test } from 'vitest';
import { renderFormula } from '../../../../lib/markdown/formula';
import { formulaText } from 'ko-search/text';

test.each([
  ['O(n \\log n)', 'O(n log n)'],
  ['2^{10}', '2^10'],
  ['a_{i+1}', 'a_(i+1)'],
  ['\\frac{n(n+1)}{2}', '(n(n+1))/2'],
  ['\\sum_{i=1}^{n} i', '∑_(i=1)^ni'],
  ['dp[i][j]', 'dp[i][j]'],
  ['x = \\text{그 밖}', 'x= 그 밖'],
])('수식 %s는 검색에서 %s로 읽힌다', (source, expected) => {
  const drawn = renderFormula(source, { display: false });
  expect(drawn.kind === 'math' && formulaText(drawn.math)).toBe(expected);
});
