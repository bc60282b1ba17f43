import { expect, test } from 'vitest';
import { keysOf } from '../../../../../lib/search/index/keys';
import { allRules } from '../../../../../lib/search/text/rules';

test.each([
  ['구독 상태를', ['구독', '상태', '태를', '독상']],
  ['훅을 쓴다', ['훅을', '훅', '쓴다', '을쓴']],
  ['힙', ['힙']],
  ['구독, 상태', ['구독', '상태']],
  ['C++과 C#', ['c++', '과', 'c#']],
  ['N+1 문제', ['n+1', '문제']],
  ['@Transactional', ['transactional', '@transactional']],
  ['백준 1753', ['백준', '1753']],
  ['update-pricing-schemes', ['update', 'pricing', 'schemes', 'updatepricingschemes']],
])('글 "%s"의 열쇠는 %j다', (text, keys) => {
  expect([...keysOf(text, 'prose', allRules)]).toEqual(keys);
});

test('코드 "for (let i = 0)"에서 한 글자 변수 i는 열쇠가 아니다', () => {
  expect([...keysOf('for (let i = 0)', 'code', allRules)]).toEqual(['for', 'let']);
});

test('코드 "setup_fee_failure_action"은 조각으로도 이은 이름으로도 찾힌다', () => {
  expect([...keysOf('setup_fee_failure_action', 'code', allRules)]).toEqual([
    'setupfeefailureaction',
    'setup',
    'fee',
    'failure',
    'action',
  ]);
});

test('64자 해시는 열쇠가 되지 않는다', () => {
  expect([...keysOf('a'.repeat(64), 'code', allRules)]).toEqual([]);
});

test.each([
  ['crossSpace', '구독 상태', '독상'],
  ['singles', '훅을', '훅'],
  ['nameParts', 'setup_fee', 'fee'],
  ['joinedNames', 'setup_fee', 'setupfee'],
  ['signedNames', 'C++', 'c++'],
] as const)('규칙 %s을(를) 끄면 "%s"에서 "%s"이(가) 빠진다', (rule, text, key) => {
  expect(keysOf(text, 'prose', allRules)).toContain(key);
  expect(keysOf(text, 'prose', { ...allRules, [rule]: false })).not.toContain(key);
});
