import { expect, test } from 'vitest';
import { hangulToLatin, latinToHangul } from '../../src/text/layout';

test.each([
  ['rnehr', '구독'],
  ['rneh', '구도'],
  ['rnehrtkdxo', '구독상태'],
  ['dPdhl', '예외'],
  ['Tkfmek', '싸르다'],
  ['redis', undefined],
  ['git', '햣'],
  ['1qjs', '1번'],
  ['n+1', undefined],
  ['2026', undefined],
])('영문 자판으로 친 "%s"은(는) "%s"다', (latin, hangul) => {
  expect(latinToHangul(latin)).toBe(hangul);
});

test.each([
  ['ㅔ묘ㅔ미', 'paypal'],
  ['햣', 'git'],
  ['ㄱ듐ㄴㄷ', 'rebase'],
  ['ㅓㅔㅁ', 'jpa'],
  ['git', undefined],
])('한글 자판으로 친 "%s"은(는) "%s"다', (hangul, latin) => {
  expect(hangulToLatin(hangul)).toBe(latin);
});
