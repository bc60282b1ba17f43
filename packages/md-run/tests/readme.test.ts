import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { check } from './example';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const root = mkdtempSync(path.join(tmpdir(), 'md-run-'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('README의 예는 tests/example.ts 그대로다', () => {
  expect(readme).toContain(readFileSync(new URL('example.ts', import.meta.url), 'utf8'));
});

test('README의 예는 그 아래에 적힌 것을 낸다', async () => {
  const [, printed] = /```text\n([^]*?)\n```/.exec(readme) ?? [];
  expect(await check(root)).toEqual([printed]);
});
