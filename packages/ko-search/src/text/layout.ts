import { compose, keystrokes } from './hangul';

/** The two-set Korean keyboard on top of QWERTY (KS X 5002); capitals are typed with Shift. */
const latinKeys = Array.from('qwertyuiopasdfghjklzxcvbnmQWERTOP');
const jamoKeys = Array.from('ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ');

const jamoOf = new Map(latinKeys.map((latin, place) => [latin, jamoKeys[place]]));
const latinOf = new Map(jamoKeys.map((jamo, place) => [jamo, latinKeys[place]]));

/** Whole syllables, the last perhaps unfinished, with digits and signs between them. */
const WHOLE = /^(?:[가-힣]|\P{L})+[ㄱ-ㅎ]?$/u;

/**
 * What a word typed on the Latin layout says in Hangul; `undefined` unless whole syllables come out
 * (the last may be unfinished), because then the Latin word was meant. Digits and signs stay.
 *
 * @example
 * latinToHangul('rnehr')  // '구독'
 * latinToHangul('rneh')   // '구도'
 * latinToHangul('redis')  // undefined ('ㄱㄷ얀')
 * latinToHangul('1qjs')   // '1번'
 */
export function latinToHangul(word: string): string | undefined {
  const keys = Array.from(word, (key) => jamoOf.get(key) ?? jamoOf.get(key.toLowerCase()) ?? key);
  const text = compose(keys.join(''));
  return WHOLE.test(text) && /[가-힣]/.test(text) && /[a-z]/i.test(word) ? text : undefined;
}

/**
 * What a word typed on the Korean layout says in Latin letters; `undefined` if it holds no Hangul.
 *
 * @example
 * hangulToLatin('ㅔ묘ㅔ미') // 'paypal'
 * hangulToLatin('햣')      // 'git'
 */
export function hangulToLatin(word: string): string | undefined {
  return /[가-힣ㄱ-ㅣ]/.test(word)
    ? Array.from(keystrokes(word), (key) => latinOf.get(key) ?? key).join('')
    : undefined;
}
