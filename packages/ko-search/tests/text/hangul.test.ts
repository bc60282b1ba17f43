import { expect, test } from 'vitest';
import {
  compose,
  firstConsonants,
  keystrokes,
  lastCompletion,
  splitFinal,
  syllablesOf,
} from '../../src/text/hangul';

test.each([
  ['구독 상태', 'ㄱㅜㄷㅗㄱ ㅅㅏㅇㅌㅐ'],
  ['값', 'ㄱㅏㅂㅅ'],
  ['과제', 'ㄱㅗㅏㅈㅔ'],
  ['ㄳ', 'ㄱㅅ'],
  ['API', 'API'],
])('"%s"을(를) 치는 글쇠는 "%s"다', (text, keys) => {
  expect(keystrokes(text)).toBe(keys);
});

test.each(['구독 상태', '값없는 과제', '읽었다', '꽃길 뷁 쓔'])(
  '"%s"은(는) 글쇠로 풀었다가 모아도 그대로다',
  (text) => {
    expect(compose(keystrokes(text))).toBe(text);
  },
);

test.each([
  ['ㄱㄱㅏ', 'ㄱ가'],
  ['ㅏ', 'ㅏ'],
  ['ㄱㅜㄷ', '굳'],
  ['ㄱㅏㅂㅅㅣ', '갑시'],
])('글쇠 "%s"은(는) "%s"(으)로 보인다', (keys, text) => {
  expect(compose(keys)).toBe(text);
});

test('"구독 API"의 초성은 "ㄱㄷ API"다', () => {
  expect(firstConsonants('구독 API')).toBe('ㄱㄷ API');
});

test.each([
  ['셔', '셯'],
  ['고', '굏'],
  ['갑', '값'],
  ['갈', '갏'],
  ['값', '값'],
])('치다 만 "%s"은(는) "%s"까지 될 수 있다', (syllable, last) => {
  expect(lastCompletion(syllable)).toBe(last);
});

test('"고"가 될 수 있는 글자에 과, 괘, 괴가 든다', () => {
  for (const syllable of ['곡', '과', '괜', '괴']) {
    expect(syllable >= '고' && syllable <= lastCompletion('고')).toBe(true);
  }
  expect('교' <= lastCompletion('고')).toBe(false);
});

test.each([
  ['굳', { rest: '구', initial: 'ㄷ' }],
  ['값', { rest: '갑', initial: 'ㅅ' }],
  ['구', undefined],
])('"%s"의 받침은 다음 글자의 첫소리일 수 있다', (syllable, split) => {
  expect(splitFinal(syllable)).toEqual(split);
});

test('"ㄷ"으로 시작하는 글자는 다에서 딯까지다', () => {
  expect(syllablesOf('ㄷ')).toEqual(['다', '딯']);
  expect(syllablesOf('ㅏ')).toBeUndefined();
});
