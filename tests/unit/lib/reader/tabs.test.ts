import { expect, test } from 'vitest';
import { chosenTab, tabAfterKey } from '../../../../lib/reader/tabs';

test.each([
  ['고른 언어가 있으면 그 탭이다', ['python', 'java'], 'java', 1],
  ['고른 언어가 없는 탭은 그대로다', ['python', 'java'], 'ruby', 0],
  ['아직 고르지 않았으면 그대로다', ['python', 'java'], undefined, 0],
  ['값이 없는 탭은 고른 언어를 따르지 않는다', [undefined, undefined], 'java', 0],
])('%s', (_rule, values, choice, index) => {
  expect(chosenTab(values, { choice, current: 0 })).toBe(index);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Enter', 1, undefined],
])('세 탭에서 %s: %i → %s', (key, current, next) => {
  expect(tabAfterKey(key, current, 3)).toBe(next);
});
