import { expect, test } from 'vitest';
import { namedVersions } from '../../../../lib/vocabulary/products';

test.each([
  [{ java: '17', postgresql: '18' }, 'Java 17, PostgreSQL 18'],
  [{ node: '20' }, 'Node.js 20(2026-04에 지원 종료)'],
  [{ redis: '7.0.15', node: '22' }, 'Redis 7.0.15(2024-07에 지원 종료), Node.js 22'],
  [{ ruby: '3.10' }, 'Ruby 3.10'],
])('%o', (versions, text) => {
  expect(namedVersions(versions)).toBe(text);
});
