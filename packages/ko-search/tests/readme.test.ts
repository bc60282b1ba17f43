import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { find } from './example';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('README의 예는 tests/example.ts 그대로다', () => {
  expect(readme).toContain(readFileSync(new URL('example.ts', import.meta.url), 'utf8'));
});

/** The rows of README's table: what is typed, and what is found. */
const rows = [...readme.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|/gm)].map(
  ([, query = '', anchor = '']) => [query, anchor] as const,
);

test('README의 표에는 줄이 있다', () => {
  expect(rows.length).toBeGreaterThan(3);
});

test.each(rows)('README의 표에서 "%s"는 %s를 찾는다', async (query, anchor) => {
  expect(await find(query)).toContain(anchor);
});
