import { expect, test } from 'vitest';
import { joined, pairsOf, partsOf, tokenise } from '../../src/text/tokens';

test.each([
  ['JPA의 N+1 문제', ['JPA', '의', 'N+1', '문제']],
  ['C++과 C#', ['C++', '과', 'C#']],
  ['.NET과 java.net', ['.NET', '과', 'java', 'net']],
  ['@Transactional을', ['@Transactional', '을']],
  ['백준 1753번', ['백준', '1753', '번']],
  ['a->b, list.pop(0)', ['a', 'b', 'list', 'pop', '0']],
  ['C++11', ['C', '11']],
])('"%s"은(는) %j(으)로 나뉜다', (text, tokens) => {
  expect(tokenise(text).map((token) => token.text)).toEqual(tokens);
});

test.each([
  ['OncePerRequestFilter', ['once', 'per', 'request', 'filter']],
  ['setup_fee_failure_action', ['setup', 'fee', 'failure', 'action']],
  ['HTTPServer', ['http', 'server']],
  ['sha256', ['sha', '256']],
  ['useEffect', ['use', 'effect']],
])('이름 "%s"의 조각은 %j다', (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});

test.each([
  ['setup_fee', 'setupfee'],
  ['C++', 'c++'],
  ['n + 1', 'n+1'],
  ['OncePerRequest', 'onceperrequest'],
])('이름 "%s"을(를) 이으면 "%s"다', (name, key) => {
  expect(joined(name)).toBe(key);
});

test('"교착상태"의 이웃한 음절은 "교착", "착상", "상태"다', () => {
  expect(pairsOf('교착상태')).toEqual(['교착', '착상', '상태']);
  expect(pairsOf('힙')).toEqual([]);
});
