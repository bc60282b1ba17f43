/** First precomposed syllable (Unicode, Hangul Syllables). */
const FIRST_SYLLABLE = 0xac00;

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** Vowels in Unicode order, each as the keys that type it on a two-set keyboard (KS X 5002). */
const medials =
  'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');

/** Finals in Unicode order, each as the keys that type it; the first is "no final". */
const finals = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
];

/** Jamo that stand alone in a text but are typed with two keys. */
const clusters: Readonly<Record<string, string>> = Object.fromEntries(
  'ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ'
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(1)]),
);

/** The syllable of an initial, a vowel and a final, by their places in the lists. */
function syllable(initial: number, medial: number, final: number): string {
  const index = (initial * medials.length + medial) * finals.length + final;
  return String.fromCharCode(FIRST_SYLLABLE + index);
}

/** Whether a character is a whole syllable such as 구. */
export function isSyllable(letter: string): boolean {
  return letter >= '가' && letter <= '힣';
}

/** Whether a text consists of consonants alone, which is how people type first consonants (초성). */
export function isConsonants(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text);
}

function keysOf(letter: string): string {
  if (!isSyllable(letter)) {
    return clusters[letter] ?? letter;
  }
  const index = letter.charCodeAt(0) - FIRST_SYLLABLE;
  const vowel = Math.floor(index / finals.length);
  return (
    initials.charAt(Math.floor(vowel / medials.length)) +
    (medials[vowel % medials.length] ?? '') +
    (finals[index % finals.length] ?? '')
  );
}

/**
 * The keys that type a text on a two-set keyboard, as jamo; other characters stay as they are.
 *
 * @example
 * keystrokes('값')  // 'ㄱㅏㅂㅅ'
 * keystrokes('과제') // 'ㄱㅗㅏㅈㅔ'
 * keystrokes('ㄳ')  // 'ㄱㅅ'
 */
export function keystrokes(text: string): string {
  let keys = '';
  for (const letter of text) {
    keys += keysOf(letter);
  }
  return keys;
}

/**
 * The first consonant of each syllable; other characters stay as they are.
 *
 * @example
 * firstConsonants('구독 API') // 'ㄱㄷ API'
 */
export function firstConsonants(text: string): string {
  return text.replace(/[가-힣]/g, (letter) => keysOf(letter).charAt(0));
}

/** So many vowels begin with the keys of one, which are neighbours: ㅗ, ㅘ, ㅙ and ㅚ. */
const MAX_VOWELS = 4;

/**
 * The last syllable that a half-typed one can still become: 고 may grow to 괻, 갑 to 값.
 *
 * @example
 * lastCompletion('셔') // '셯'
 * lastCompletion('고') // '굏' (고, 과, 괘 and 괴 with any final)
 * lastCompletion('갑') // '값'
 * lastCompletion('값') // '값'
 */
export function lastCompletion(typed: string): string {
  const keys = keysOf(typed);
  const most = isSyllable(typed) ? MAX_VOWELS * finals.length : 0;
  const following = Array.from({ length: most }, (_, step) =>
    String.fromCharCode(typed.charCodeAt(0) + step),
  );
  return following.findLast((letter) => keysOf(letter).startsWith(keys)) ?? typed;
}

/** All syllables that begin with a consonant, as the first and the last of them; ㄷ gives 다 and 딯. */
export function syllablesOf(initial: string): readonly [from: string, to: string] | undefined {
  const index = initial === '' ? -1 : initials.indexOf(initial);
  return index === -1
    ? undefined
    : [syllable(index, 0, 0), syllable(index, medials.length - 1, finals.length - 1)];
}

/**
 * A syllable whose last consonant may really be the first one of the next: 굳 is 구 and ㄷ.
 *
 * @example
 * splitFinal('굳') // { rest: '구', initial: 'ㄷ' }
 * splitFinal('값') // { rest: '갑', initial: 'ㅅ' }
 * splitFinal('구') // undefined
 */
export function splitFinal(
  letter: string,
): { readonly rest: string; readonly initial: string } | undefined {
  const keys = keysOf(letter);
  const initial = keys.slice(-1);
  return isSyllable(letter) && isConsonants(initial)
    ? { rest: compose(keys.slice(0, -1)), initial }
    : undefined;
}

const longestFirst = (list: readonly string[]): string =>
  [...list].sort((a, b) => b.length - a.length).join('|');

/** Keys of one syllable. A consonant before a vowel belongs to the next syllable. */
const SYLLABLE = new RegExp(
  `([${initials}])(${longestFirst(medials)})((?:${longestFirst(finals.slice(1))})(?![ㅏ-ㅣ])|)`,
  'g',
);

/**
 * Syllables made of typed jamo, as an input method makes them; what does not fit stays a jamo.
 *
 * @example
 * compose('ㄱㅜㄷㅗㄱ') // '구독'
 * compose('ㄱㅏㅂㅅㅣ') // '갑시'
 * compose('ㄱㄱㅏ')    // 'ㄱ가'
 */
export function compose(keys: string): string {
  return keys.replace(SYLLABLE, (_, initial: string, medial: string, final: string) =>
    syllable(initials.indexOf(initial), medials.indexOf(medial), finals.indexOf(final)),
  );
}
