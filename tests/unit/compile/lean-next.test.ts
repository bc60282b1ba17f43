import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { leanNext } from '../../../compile/lean-next';

const config = {
  module: { rules: [] as { include?: string; sideEffects?: boolean }[] },
  plugins: [],
  resolve: { alias: {} as Record<string, string> },
  output: {} as { hashDigestLength?: number },
  cache: { version: '', buildDependencies: {} },
};

beforeEach(() => {
  config.module.rules = [];
  config.resolve.alias = {};
  leanNext(config);
});

describe('브라우저의 Next.js', () => {
  test('바꿔 놓는 것과 바꿔 놓을 것이 모두 있다', () => {
    const aliases = Object.entries(config.resolve.alias);
    expect(aliases.length).toBeGreaterThan(3);
    for (const [, target] of aliases) {
      expect(existsSync(target), target).toBe(true);
    }
  });

  test.each(['client/router.js', 'client/index.js', 'shared/lib/head.js', 'lib/constants.js'])(
    '%s: ES 모듈로도 있다',
    (file) => {
      const [folder = '', ...rest] = file.split('/');
      const [, target = ''] =
        Object.entries(config.resolve.alias).find(([from]) => from.endsWith(`/dist/${folder}`)) ??
        [];
      expect(existsSync(path.join(target, ...rest))).toBe(true);
    },
  );

  test('쓰는 곳이 없으면 빼도 되는 것은 path-to-regexp다', () => {
    expect(config.module.rules).toEqual([
      { include: expect.stringMatching(/path-to-regexp$/) as string, sideEffects: false },
    ]);
  });

  test('파일 이름의 해시는 여덟 자리다', () => {
    expect(config.output.hashDigestLength).toBe(8);
  });
});
