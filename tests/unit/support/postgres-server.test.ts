import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { servePostgres } from '../../support/postgres-server';

const db = await PGlite.create();
const pool = new pg.Pool({
  connectionString: await servePostgres(db),
  statement_timeout: 300_000,
});
afterAll(async () => {
  await pool.end();
  await db.close();
});

test('pg의 여러 연결이 메모리 데이터베이스에 물은 것마다 제 답을 받는다', async () => {
  await db.exec('create table numbers (n integer unique)');
  await pool.query('insert into numbers values ($1)', [0]);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => pool.query('select $1::int as n', [n])),
  );
  expect(answers.map(({ rows }) => rows[0] as unknown)).toEqual(
    Array.from({ length: 30 }, (_, n) => ({ n })),
  );
});

test('오류는 코드와 제약의 이름까지 전해지고, 그 뒤의 물음은 답을 받는다', async () => {
  await expect(pool.query('insert into numbers values ($1)', [0])).rejects.toMatchObject({
    code: '23505',
    constraint: 'numbers_n_key',
  });
  expect((await pool.query('select count(*)::int as n from numbers')).rows).toEqual([{ n: 1 }]);
});

test('한 번에 오지 않는 긴 물음도 받는다', async () => {
  const text = '가'.repeat(500_000);
  expect((await pool.query('select length($1::text) as n', [text])).rows).toEqual([{ n: 500_000 }]);
});
