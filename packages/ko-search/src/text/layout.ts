import { compose, isJamo, isSyllable, keystrokes } from './hangul';

/** The two-set Korean keyboard on top of QWERTY (KS X 5002); capitals are typed with Shift. */
const keyboard: readonly (readonly [latin: string, jamo: string])[] = [
  ...Array.from('qwertyuiopasdfghjklzxcvbnm', (latin, index): readonly [string, string] => [
    latin,
    'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ'.charAt(index),
  ]),
  ...Array.from('QWERTOP', (latin, index): readonly [string, string] => [
    latin,
    'ㅃㅉㄸㄲㅆㅒㅖ'.charAt(index),
  ]),
];

const jamoOf = new Map(keyboard);
const latinOf = new Map(keyboard.map(([latin, jamo]) => [jamo, latin]));

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
  const letters = Array.from(compose(keys.join('')));
  const whole = letters.every(
    (letter, index) =>
      isSyllable(letter) ||
      !/\p{L}/u.test(letter) ||
      (index > 0 && index === letters.length - 1 && /[ㄱ-ㅎ]/.test(letter)),
  );
  return whole && letters.some(isSyllable) && /[a-z]/i.test(word) ? letters.join('') : undefined;
}

/**
 * What a word typed on the Korean layout says in Latin letters; `undefined` if it holds no Hangul.
 *
 * @example
 * hangulToLatin('ㅔ묘ㅔ미') // 'paypal'
 * hangulToLatin('햣')      // 'git'
 */
export function hangulToLatin(word: string): string | undefined {
  if (!Array.from(word).some((letter) => isSyllable(letter) || isJamo(letter))) {
    return undefined;
  }
  return Array.from(keystrokes(word), (key) => latinOf.get(key) ?? key).join('');
}
