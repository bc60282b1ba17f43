import { expect, test } from 'vitest';
import { languageKeys, readFilters } from '../../src/query/filters';

test.each([
  ['lang:java 트랜잭션', '트랜잭션', { language: 'java' }],
  ['트랜잭션 언어:Java', '트랜잭션', { language: 'java' }],
  ['언어:자바 트랜잭션', '트랜잭션', { language: 'java' }],
  ['lang:docker 구독', '구독', { language: 'docker' }],
  ['in:docs 구독 상태', '구독 상태', { section: 'docs' }],
  ['code: 구독', '구독', { codeOnly: true }],
  ['slang:java', 'slang:java', {}],
  ['code:x', 'code:x', {}],
])('"%s"에서 낱말은 "%s", 거르개는 %j다', (typed, words, filters) => {
  expect(readFilters(typed)).toEqual({ words, filters });
});

test('"typescript"로 걸러도 ts라고 적은 코드가 남는다', () => {
  expect(languageKeys('typescript')).toContain('ts');
  expect(languageKeys('java')).toEqual(['java']);
});
