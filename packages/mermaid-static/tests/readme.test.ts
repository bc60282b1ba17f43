import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults, html } from './example';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('README의 예는 tests/example.ts 그대로다', () => {
  expect(readme).toContain(readFileSync(new URL('example.ts', import.meta.url), 'utf8'));
});

test('README의 예는 그림과 글을 낸다', () => {
  expect(faults).toEqual([]);
  expect(html).toContain('aria-label="0에서 2로 바로 가면 7, 1을 지나면 5다."');
  expect(html).toContain('<figcaption>돌아가는 길이 짧다</figcaption>');
  expect(html).toMatch(/<svg[^>]*>.*<circle/s);
});
