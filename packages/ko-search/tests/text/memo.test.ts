import { expect, test } from 'vitest';
import { createMemo } from '../../src/text/memo';

function counted(limit: number): { ask: (key: string) => string; made: string[] } {
  const memo = createMemo<string>(limit);
  const made: string[] = [];
  return {
    made,
    ask: (key) =>
      memo(key, () => {
        made.push(key);
        return key.toUpperCase();
      }),
  };
}

test('다시 물은 것은 다시 만들지 않는다', () => {
  const { ask, made } = counted(2);
  expect([ask('a'), ask('a')]).toEqual(['A', 'A']);
  expect(made).toEqual(['a']);
});

test('가장 오래 묻지 않은 것부터 잊는다', () => {
  const { ask, made } = counted(2);
  ['a', 'b', 'a', 'c', 'a', 'b'].forEach(ask);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
