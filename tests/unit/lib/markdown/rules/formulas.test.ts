import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  '정렬은 $O(N \\log N)$이다',
  '점화식은 $a_{i} = a_{i-1} * 2 + b_{i-1}$이다',
  '값은 $x_1, x_2$다',
  '값은 $y_1$이다',
  '$n$이 크면',
  '($a < b$)일 때',
  '$2^n$개',
  '$\\text{합} = n$',
  '| 복잡도 |\n|---|\n| $O(n \\log n)$ |',
  '정렬은 \\(O(n \\log n)\\)이다',
  '\\[\n\\sum_{i=1}^{n} i\n\\]',
  '\\[ x = y \\]',
  '- $f(x)$를 미분한다',
  '값은 $ n + 1 $이다',
  '\\begin{align}\nx &= 1\n\\end{align}',
])('다른 표시로 쓴 수식은 잘못이다: %j', (source) => {
  expect(markupFaultsIn(source)[0]).toContain('글로 나오는 수식');
});

test.each(['$$ T(n) = 2T(n/2)\n  + n\n$$', '$$x\ny\n$$', '- $$ a\n  b\n  $$'])(
  '여는 $$ 줄에 쓴 글은 사라지므로 잘못이다: %j',
  (source) => {
    expect(markupFaultsIn(source)).toEqual([expect.stringContaining('여는 $$ 뒤의 글')]);
  },
);

test.each([
  '$10에서 $20으로 올랐다',
  '$10~$20와 $30',
  '$HOME와 $PATH를 쓴다',
  '$HOME/$USER/bin',
  '$.ajax(), 100$',
  '$ npm install $ npm test $',
  '${a}와 ${b}',
  '값은 $5이고 $7이다',
  '$$O(n \\log n)$$이다',
  '$$\nx\n$$',
  '`$x$`로 쓴다',
  '\\$x\\$',
  '\\[대괄호\\]를 쓴다',
  'US$ 10과 US$ 20',
  '$1,000 또는 $2,000$',
])('가격과 변수와 맞는 수식은 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});
