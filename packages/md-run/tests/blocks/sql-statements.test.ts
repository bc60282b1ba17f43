import { describe, expect, it } from 'vitest';
import { splitMariadbStatements, splitStatements } from '../../src/blocks/sql-statements';

describe('splitStatements', () => {
  it.each([
    ['SELECT 1; SELECT 2', ['SELECT 1', 'SELECT 2']],
    ["SELECT ';', 'it''s;'; SELECT 2", ["SELECT ';', 'it''s;'", 'SELECT 2']],
    ["SELECT E'\\';'; SELECT 2", ["SELECT E'\\';'", 'SELECT 2']],
    ['SELECT ";" FROM t; SELECT 2', ['SELECT ";" FROM t', 'SELECT 2']],
    ['DO $$ BEGIN NULL; END $$; SELECT 2', ['DO $$ BEGIN NULL; END $$', 'SELECT 2']],
    ['SELECT $a$ $$;$$ $a$; SELECT 2', ['SELECT $a$ $$;$$ $a$', 'SELECT 2']],
    ['SELECT 1 -- 하나; 끝\n; SELECT 2', ['SELECT 1 -- 하나; 끝', 'SELECT 2']],
    ['/* ; */ SELECT 1; -- 끝', ['/* ; */ SELECT 1']],
    [
      "PREPARE p(text) AS SELECT $1; EXECUTE p('x')",
      ['PREPARE p(text) AS SELECT $1', "EXECUTE p('x')"],
    ],
    ["SELECT 3 - 1 / 2 AS half; SELECT '뒤'", ['SELECT 3 - 1 / 2 AS half', "SELECT '뒤'"]],
    [';;', []],
  ])('%j', (script, statements) => {
    expect(splitStatements(script)).toEqual(statements);
  });
});

describe('splitMariadbStatements', () => {
  it.each([
    ["SELECT 'it\\'s; ok'; SELECT 2", ["SELECT 'it\\'s; ok'", 'SELECT 2']],
    ['SELECT "a\\";"; SELECT 2', ['SELECT "a\\";"', 'SELECT 2']],
    ["SELECT 'it''s;'; SELECT 2", ["SELECT 'it''s;'", 'SELECT 2']],
    ['SELECT `;`; SELECT 2', ['SELECT `;`', 'SELECT 2']],
    ['# 첫째; 둘째\nSELECT 1; # 끝', ['# 첫째; 둘째\nSELECT 1']],
    ['SELECT 1 -- 하나; 끝\n; SELECT 2', ['SELECT 1 -- 하나; 끝', 'SELECT 2']],
    ['SELECT 3--1; SELECT 2', ['SELECT 3--1', 'SELECT 2']],
    ['/* ; */ SELECT 4 / 2; -- 끝', ['/* ; */ SELECT 4 / 2']],
    [';;', []],
  ])('%j', (script, statements) => {
    expect(splitMariadbStatements(script)).toEqual(statements);
  });
});
