import { expect, test } from 'vitest';
import { createFinder, distance, errorsAllowed, slipsOf } from '../../src/text/near';

test.each([
  ['transacton', 'transaction', 1],
  ['recieve', 'receive', 1],
  ['gruopingby', 'groupingby', 1],
  ['heap', 'heap', 0],
  ['heap', 'stack', 3],
])('"%s"에서 "%s"까지는 %i번 고친다', (a, b, errors) => {
  expect(distance(a, b, 2)).toBe(errors);
});

test('글쇠 열 "ㅌㅡㄹㅐㄴㅈㅔㄱ"은 한 글쇠 다른 자리에서 찾힌다', () => {
  const find = createFinder('ㅌㅡㄹㅐㄴㅈㅔㄱ');
  expect(find('ㄱㅕㄱㄹㅣㅌㅡㄹㅐㄴㅈㅐㄱㅅㅕㄴ', 2)).toBe(1);
  expect(find('ㄱㅜㄷㅗㄱ', 2)).toBeUndefined();
});

test.each([
  ['상테', '상태'],
  ['트랜젝션', '트랜잭션'],
  ['의ㅣ존', '의존'],
  ['집가ㅗ', '집가도'],
  ['인데스', '인덱스'],
])('"%s"을(를) 한 글쇠 고친 말에 "%s"이(가) 있다', (typo, word) => {
  expect(slipsOf(typo)).toContain(word);
});

test.each([
  ['ㅎㅣㅂ', 0],
  ['ㅋㅐㅅㅣ', 1],
  ['ㄱㅛㅊㅏㄱㅅㅏㅇㅌㅐ', 2],
  ['api', 0],
  ['redis', 1],
  ['transactional', 2],
])('글쇠 "%s"에는 %i번 틀린 것까지 찾는다', (keys, errors) => {
  expect(errorsAllowed(keys)).toBe(errors);
});
