import { expect, test } from 'vitest';
import { keysOf } from '../../src/index/keys';

test.each([
  ['구독 상태를', ['구독', '상태', '태를']],
  ['훅을 쓴다', ['훅을', '훅', '쓴다']],
  ['힙', ['힙']],
  ['구독, 상태', ['구독', '상태']],
  ['C++과 C#', ['c++', '과', 'c#']],
  ['N+1 문제', ['n+1', '문제']],
  ['@Transactional', ['transactional', '@transactional']],
  ['백준 1753', ['백준', '1753']],
  ['update-pricing-schemes', ['update', 'pricing', 'schemes', 'updatepricingschemes']],
])('글 "%s"의 키는 %j다', (text, keys) => {
  expect([...keysOf(text, 'prose')]).toEqual(keys);
});

test('코드 "for (let i = 0)"에서 한 글자 변수 i는 키가 아니다', () => {
  expect([...keysOf('for (let i = 0)', 'code')]).toEqual(['for', 'let']);
});

test('코드 "setup_fee_failure_action"은 조각으로도 이은 이름으로도 찾힌다', () => {
  expect([...keysOf('setup_fee_failure_action', 'code')]).toEqual([
    'setupfeefailureaction',
    'setup',
    'fee',
    'failure',
    'action',
  ]);
});

test('64자 해시는 키가 되지 않는다', () => {
  expect([...keysOf('a'.repeat(64), 'code')]).toEqual([]);
});
