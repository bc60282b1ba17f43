import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import koreanLabelsLoader from '../../../compile/korean-labels-loader';
import { labels } from '../../../compile/korean-labels';

const THEME = 'nextra-theme-docs/dist/index.js';

/** Runs the loader as webpack does. */
function load(resourcePath: string, source: string): { error: Error | null; result?: string } {
  let outcome: { error: Error | null; result?: string } | undefined;
  koreanLabelsLoader.call(
    {
      resourcePath,
      callback: (error, result) => {
        outcome = { error, ...(result !== undefined && { result }) };
      },
    },
    source,
  );
  if (outcome === undefined) {
    throw new Error('the loader did not call back');
  }
  return outcome;
}

describe('설치된 테마', () => {
  const { error, result = '' } = load(
    `/x/node_modules/${THEME}`,
    readFileSync(`node_modules/${THEME}`, 'utf8'),
  );

  test('영어 이름을 모두 찾는다', () => {
    expect(error).toBeNull();
  });

  test.each(labels[THEME]?.map(([english, korean]) => ({ english, korean })) ?? [])(
    '$english의 자리에 $korean가 선다',
    ({ english, korean }) => {
      expect(result).toContain(korean);
      expect(result).not.toContain(english);
    },
  );
});

describe('바꾸기', () => {
  const source = (labels[THEME] ?? []).map(([english]) => `x(${english});`).join('\n');

  test('이름만 바뀌고 둘레의 코드는 그대로다', () => {
    expect(load(`/x/node_modules/${THEME}`, source)).toEqual({
      error: null,
      result: (labels[THEME] ?? []).map(([, korean]) => `x(${korean});`).join('\n'),
    });
  });

  test('찾지 못한 이름은 파일과 이름을 말하는 오류다', () => {
    const { error, result } = load(
      `/x/node_modules/${THEME}`,
      source.replace('"Skip to content"', '"Skip to main content"'),
    );
    expect(error?.message).toBe(
      'nextra-theme-docs/dist/index.js: label not found: "Skip to content" (compile/korean-labels.ts)',
    );
    expect(result).toBeUndefined();
  });

  test('사전에 없는 파일은 그대로 지난다', () => {
    expect(load('/x/node_modules/next/dist/index.js', 'x("Menu")')).toEqual({
      error: null,
      result: 'x("Menu")',
    });
  });
});
