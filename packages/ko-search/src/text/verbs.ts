import { compose, keystrokes } from './hangul';

/** Vowels in which a verb's stem and its ending have run together, and the stem's own: 늘려 is 늘리어. */
const contractions: readonly (readonly [contracted: RegExp, stem: string])[] = [
  [/ㅕ$/, 'ㅣ'],
  [/ㅜㅓ$/, 'ㅜ'],
  [/ㅗㅏ$/, 'ㅗ'],
  [/ㅗㅐ$/, 'ㅗㅣ'],
];

/** Shorter stems are in everything. */
const MIN_STEM = 2;

/**
 * The stem of a verb whose last syllable has taken in the beginning of its ending: 깨져 is 깨지 and 어.
 *
 * @example
 * verbStemOf('늘려') // '늘리'
 * verbStemOf('나눴') // '나누'
 * verbStemOf('구독') // undefined
 */
export function verbStemOf(word: string): string | undefined {
  const open = keystrokes(word.slice(-1)).replace(/ㅆ$/, '');
  const found = contractions.find(([contracted]) => contracted.test(open));
  return word.length < MIN_STEM || found === undefined
    ? undefined
    : word.slice(0, -1) + compose(open.replace(...found));
}
