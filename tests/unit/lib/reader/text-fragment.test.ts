import { expect, test } from 'vitest';
import { decodeAddress } from '../../../../lib/addresses/decode-address';
import { textFragment } from '../../../../lib/reader/text-fragment';

test('짧은 글은 통째로, 긴 글과 여러 줄은 처음과 끝으로 가리킨다', () => {
  expect(decodeAddress(textFragment(' 한 줄 '))).toBe(':~:text=한 줄');
  const long = '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉\n열';
  expect(decodeAddress(textFragment(long))).toBe(':~:text=하나 둘 셋 넷,일곱 여덟 아홉 열');
  expect(textFragment('')).toBe('');
});

test('쉼표와 하이픈은 표시가 아니라 글이다', () => {
  expect(textFragment('a-b, c')).toBe(':~:text=a%2Db%2C%20c');
});
