import { expect, test } from 'vitest';
import { isSuffix, mayBeCut, stemsOf, typedStemsOf } from '../../src/text/particles';

test.each([
  ['구독을', ['구독']],
  ['교착상태에서', ['교착상태']],
  ['취소하기를', ['취소하기', '취소']],
  ['취소하려면', ['취소']],
  ['트랜잭션으로는', ['트랜잭션']],
  ['반복문인데', ['반복문']],
  ['구독', []],
  ['나는', []],
])('"%s"에서 조사와 어미를 떼면 %j다', (word, stems) => {
  expect(stemsOf(word)).toEqual(stems);
});

test.each([
  ['로그인', []],
  ['로그인을', ['로그인']],
  ['소셜로그인', []],
  ['소셜로그인에서', ['소셜로그인']],
  ['로그를', ['로그']],
])('"로그인"이 아는 말이면 "%s"에서 조사를 뗀 것은 %j다', (word, stems) => {
  expect(stemsOf(word, new Set(['로그인']))).toEqual(stems);
});

test.each([
  ['로그인', true],
  ['복잡도', true],
  ['게이트웨이', true],
  ['트랜잭션', false],
  ['체인', false],
  ['무엇을', false],
  ['파일들', false],
  ['필요한가', false],
  ['하나까지', false],
])('조사와 같은 글자로 끝나는 명사일 수 있나: "%s" %j', (word, may) => {
  expect(mayBeCut(word)).toBe(may);
});

test.each([
  ['구독으', ['구독']],
  ['구독ㅇ', ['구독']],
  ['취소하려', ['취소']],
])('조사를 치다 만 "%s"의 줄기에 %j이(가) 든다', (word, stems) => {
  expect(typedStemsOf(word)).toEqual(expect.arrayContaining(stems));
});

test('"redis에서"의 "에서"와 "1753번"의 "번"은 이름 뒤에 붙는 말이다', () => {
  expect(isSuffix('에서')).toBe(true);
  expect(isSuffix('번')).toBe(true);
  expect(isSuffix('문제')).toBe(false);
});
