import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import amendLoader, { amendments } from '../../../compile/amendments';

const files = [
  'node_modules/next/dist/client/index.js',
  'node_modules/next/dist/esm/client/index.js',
  'node_modules/nextra-theme-docs/dist/index.js',
];

/** What the loader makes of a text at an address. */
function amend(file: string, source: string): string {
  return amendLoader.call({ resourcePath: `/site/${file}` }, source);
}

describe('라이브러리에서 고치는 문장', () => {
  test.each(files)('%s에 있고, 고치면 없다', (file) => {
    const own = amendments.filter((amendment) => amendment.file.test(`/site/${file}`));
    expect(own).not.toEqual([]);
    const amended = amend(file, readFileSync(file, 'utf8'));
    for (const { from, to } of own) {
      expect(amended).not.toContain(from);
      expect(amended).toContain(to);
    }
  });

  test.each(files)('%s에 그 문장이 없으면 빌드가 멈춘다', (file) => {
    expect(() => amend(file, 'export {};')).toThrow(/not found/);
  });

  test('테마의 이름 하나만 달라져도 그 이름을 대고 멈춘다', () => {
    const theme = 'node_modules/nextra-theme-docs/dist/index.js';
    const changed = readFileSync(theme, 'utf8').replace('"Skip to content"', '"Skip to main"');
    expect(() => amend(theme, changed)).toThrow('index.js: not found: "Skip to content"');
  });

  test('다른 파일은 그대로다', () => {
    expect(amend('components/chrome/toc.tsx', 'this.scrollToHash();')).toBe('this.scrollToHash();');
  });
});
