import { expect, test } from 'vitest';
import { distance, errorsAllowed, misspellingsOf } from '../../src/text/near';

test.each([
  ['transacton', 'transaction', 1],
  ['recieve', 'receive', 1],
  ['gruopingby', 'groupingby', 1],
  ['heap', 'heap', 0],
  ['heap', 'stack', 3],
])('"%s"에서 "%s"까지는 %i번 고친다', (a, b, errors) => {
  expect(distance(a, b, 2)).toBe(errors);
});

test.each([
  ['상테', '상태'],
  ['트랜젝션', '트랜잭션'],
  ['의ㅣ존', '의존'],
  ['집가ㅗ', '집가도'],
  ['인데스', '인덱스'],
])('"%s"을(를) 한 글쇠 고친 말에 "%s"이(가) 있다', (typo, word) => {
  expect(misspellingsOf(typo)).toContain(word);
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
