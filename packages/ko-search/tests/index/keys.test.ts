import { expect, test } from 'vitest';
import { keysOf } from '../../src/index/keys';

test.each([
  ['prose', '구독 상태를', ['구독', '상태', '태를']],
  ['prose', '훅을 쓴다', ['훅을', '훅', '쓴다']],
  ['prose', '힙', ['힙']],
  ['prose', '구독, 상태', ['구독', '상태']],
  ['prose', 'C++과 C#', ['c++', '과', 'c#']],
  ['prose', 'N+1 문제', ['n+1', '문제']],
  ['prose', '@Transactional', ['transactional', '@transactional']],
  ['prose', '백준 1753', ['백준', '1753']],
  ['prose', 'update-pricing-schemes', ['update', 'pricing', 'schemes', 'updatepricingschemes']],
  ['code', 'setup_fee_failure', ['setupfeefailure', 'setup', 'fee', 'failure']],
  // Loop counters and hashes are nothing that anyone looks for.
  ['code', 'for (let i = 0)', ['for', 'let']],
  ['code', 'a'.repeat(64), []],
] as const)('%s "%s"의 키는 %j다', (from, text, keys) => {
  expect([...keysOf(text, from)]).toEqual(keys);
});
