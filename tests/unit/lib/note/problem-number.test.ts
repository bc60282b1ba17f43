import { expect, test } from 'vitest';
import { problemNumber } from '../../../../lib/note/problem-names';

test.each([
  [{ id: '1753' }, '1753'],
  [{ id: 'grid-simulation' }, ''],
  [undefined, ''],
])('%o의 번호는 "%s"다', (problem, number) => {
  expect(problemNumber(problem)).toBe(number);
});
