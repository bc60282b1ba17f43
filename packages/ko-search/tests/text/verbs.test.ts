import { expect, test } from 'vitest';
import { verbStemOf } from '../../src/text/verbs';

test.each([
  ['늘려', '늘리'],
  ['깨져', '깨지'],
  ['나눠', '나누'],
  ['나와', '나오'],
  ['안돼', '안되'],
  ['늘렸', '늘리'],
])('어미와 한 음절이 된 줄기를 되돌린다: %s', (word, stem) => {
  expect(verbStemOf(word)).toBe(stem);
});

test.each(['구독', '트리', '져', '하면'])('줄기가 그대로인 말에는 할 일이 없다: %s', (word) => {
  expect(verbStemOf(word)).toBeUndefined();
});
