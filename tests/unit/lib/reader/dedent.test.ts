import { expect, test } from 'vitest';
import { dedent } from '../../../../lib/reader/dedent';

test.each([
  ['    a();\n    b();', 'a();\nb();'],
  ['\n  // 글\n    c() {', '// 글\n  c() {'],
  ['a\n\n  b', 'a\n\n  b'],
  ['  a\n\n', 'a'],
  ['a', 'a'],
  ['  \n', '  \n'],
])('%j는 %j가 된다', (text, expected) => {
  expect(dedent({ text, marks: [] }).text).toBe(expected);
});

test.each([
  ['    heappush(a);\n      b', 'heappush'],
  ['\n    x\n      heappush(a)', 'heappush'],
  ['a\n\theappush', 'heappush'],
])('%j에서 표시는 %s를 그대로 가리킨다', (text, word) => {
  const start = text.indexOf(word);
  const { text: result, marks } = dedent({ text, marks: [{ start, end: start + word.length }] });
  expect(marks.map((mark) => result.slice(mark.start, mark.end))).toEqual([word]);
});
