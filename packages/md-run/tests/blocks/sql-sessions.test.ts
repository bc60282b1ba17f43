import { expect, it } from 'vitest';
import { sessionSteps } from '../../src/blocks/sql-sessions';

it('이름 줄 아래의 문장을 그 세션이 보내고, 그 앞은 준비다', () => {
  const script =
    'CREATE TABLE t();\n-- A\nBEGIN; SELECT 1;\n--B : 기다린다\nDROP TABLE t;\n-- 설명\nCOMMIT;\n-- A';
  expect(sessionSteps(script).map(({ session, statement }) => [session, statement])).toEqual([
    ['', 'CREATE TABLE t()'],
    ['A', 'BEGIN'],
    ['A', 'SELECT 1'],
    ['B', 'DROP TABLE t'],
    ['B', '-- 설명\nCOMMIT'],
  ]);
});
