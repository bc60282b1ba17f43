import { expect, test } from 'vitest';
import { namedVersions, shownVersion } from '../../../../lib/vocabulary/products';

test.each([
  [{ java: '17', postgresql: '18' }, 'Java 17, PostgreSQL 18'],
  [{ node: '20' }, 'Node.js 20(2026-04에 지원 종료)'],
  [{ redis: '7.0.15', node: '22' }, 'Redis 7.0.15(2024-07에 지원 종료), Node.js 22'],
  [{ ruby: '3.10' }, 'Ruby 3.10'],
])('%o', (versions, text) => {
  expect(namedVersions(versions, '2026-11')).toBe(text);
});

test('그 달까지 지원하던 버전은 끝났다고 하지 않는다', () => {
  expect(namedVersions({ node: '20' }, '2026-04')).toBe('Node.js 20');
});

test.each([
  ['redis', '7.0.15', '7.0'],
  ['node', '20.20.2', '20'],
  ['pglite', '0.5.16', '0.5'],
])('%s %s는 %s라고 보인다', (product, version, shown) => {
  expect(shownVersion(product, version)).toBe(shown);
});
