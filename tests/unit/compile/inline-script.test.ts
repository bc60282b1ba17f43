import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../compile/inline-script';

declare const heard: unknown[];

function hear(first: string, rest: readonly number[]): void {
  // A comment that no reader needs.
  const everything = [first, ...rest];
  heard.push(...everything);
}

function run(code: string): unknown[] {
  const context = { heard: [] };
  runInNewContext(code, context);
  return context.heard;
}

test('쓴 그대로 돌고, 주석과 긴 이름은 남지 않는다', () => {
  const code = inlineScript(hear, '처음', [1, 2]);
  expect(run(code)).toEqual(['처음', 1, 2]);
  expect(code).not.toMatch(/comment|everything|\n/);
});

test('같은 함수를 다른 값으로 다시 부른다', () => {
  inlineScript(hear, '하나', []);
  expect(run(inlineScript(hear, '둘', [3]))).toEqual(['둘', 3]);
});

test('이름 없는 함수도 된다', () => {
  expect(run(inlineScript(() => heard.push('왔다')))).toEqual(['왔다']);
});
