/** First and last precomposed syllable (Unicode, Hangul Syllables). */
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const MEDIAL_COUNT = 21;
const FINAL_COUNT = 28;

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

interface Syllable {
  readonly initial: number;
  readonly medial: number;
  readonly final: number;
}

function take(letter: string): Syllable | undefined {
  const code = letter.charCodeAt(0);
  if (!(code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)) {
    return undefined;
  }
  const index = code - FIRST_SYLLABLE;
  return {
    initial: Math.floor(index / (MEDIAL_COUNT * FINAL_COUNT)),
    medial: Math.floor(index / FINAL_COUNT) % MEDIAL_COUNT,
    final: index % FINAL_COUNT,
  };
}

function put({ initial, medial, final }: Syllable): string {
  return String.fromCharCode(
    FIRST_SYLLABLE + (initial * MEDIAL_COUNT + medial) * FINAL_COUNT + final,
  );
}

/** Whether a character is a whole syllable such as 구. */
export function isSyllable(letter: string): boolean {
  return take(letter) !== undefined;
}

/** Whether a character is a jamo that stands alone, as an input method shows it: ㄱ, ㅏ, ㄳ. */
export function isJamo(letter: string): boolean {
  return letter >= 'ㄱ' && letter <= 'ㅣ';
}

/** Whether a text consists of consonants alone, which is how people type first consonants (초성). */
export function isConsonants(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text);
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
    const parts = take(letter);
    keys +=
      parts === undefined
        ? (clusters[letter] ?? letter)
        : initials.charAt(parts.initial) +
          (medials[parts.medial] ?? '') +
          (finals[parts.final] ?? '');
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
  return Array.from(text, (letter) => {
    const parts = take(letter);
    return parts === undefined ? letter : initials.charAt(parts.initial);
  }).join('');
}

/**
 * The last syllable that a half-typed one can still become: 고 may grow to 괻, 갑 to 값.
 *
 * @example
 * lastCompletion('셔') // '셯'
 * lastCompletion('고') // '굏' (고, 과, 괘 and 괴 with any final)
 * lastCompletion('갑') // '값'
 * lastCompletion('값') // '값'
 */
export function lastCompletion(syllable: string): string {
  const parts = take(syllable);
  if (parts === undefined) {
    return syllable;
  }
  if (parts.final === 0) {
    return put({ ...parts, medial: lastStartingWith(medials, parts.medial), final: 27 });
  }
  return put({ ...parts, final: lastStartingWith(finals, parts.final) });
}

/** Index of the last entry typed by the keys of `list[index]` and more; such entries are neighbours. */
function lastStartingWith(list: readonly string[], index: number): number {
  const keys = list[index] ?? '';
  let last = index;
  for (let next = index + 1; next <= index + 7; next += 1) {
    // ㄲ stands between ㄱ and ㄳ, but is a key of its own.
    if (list[next]?.startsWith(keys) === true) {
      last = next;
    }
  }
  return last;
}

/** All syllables that begin with a consonant, as the first and the last of them; ㄷ gives 다 and 딯. */
export function syllablesOf(initial: string): readonly [from: string, to: string] | undefined {
  const index = initial === '' ? -1 : initials.indexOf(initial);
  if (index === -1) {
    return undefined;
  }
  return [
    put({ initial: index, medial: 0, final: 0 }),
    put({ initial: index, medial: 20, final: 27 }),
  ];
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
  syllable: string,
): { readonly rest: string; readonly initial: string } | undefined {
  const parts = take(syllable);
  if (parts === undefined || parts.final === 0) {
    return undefined;
  }
  const keys = finals[parts.final] ?? '';
  return {
    rest: put({ ...parts, final: finals.indexOf(keys.slice(0, -1)) }),
    initial: keys.slice(-1),
  };
}

/**
 * Syllables made of typed jamo, as an input method makes them; what does not fit stays a jamo.
 *
 * @example
 * compose('ㄱㅜㄷㅗㄱ') // '구독'
 * compose('ㄱㅏㅂㅅㅣ') // '갑시'
 * compose('ㄱㄱㅏ')    // 'ㄱ가'
 */
export function compose(keys: string): string {
  let text = '';
  let position = 0;
  while (position < keys.length) {
    const initial = initials.indexOf(keys.charAt(position));
    const medial = longest(medials, keys, position + 1);
    if (initial === -1 || medial === undefined) {
      text += keys.charAt(position);
      position += 1;
      continue;
    }
    position += 1 + (medials[medial] ?? '').length;
    // A consonant before a vowel belongs to the next syllable.
    const final = longest(finals, keys, position, (next) => !medials.includes(next)) ?? 0;
    text += put({ initial, medial, final });
    position += (finals[final] ?? '').length;
  }
  return text;
}

/** Index of the longest entry that stands in `keys` at a place, before a key that may follow it. */
function longest(
  list: readonly string[],
  keys: string,
  place: number,
  mayFollow: (next: string) => boolean = () => true,
): number | undefined {
  for (const length of [2, 1]) {
    const piece = keys.slice(place, place + length);
    const index = piece.length === length ? list.indexOf(piece) : -1;
    if (index !== -1 && mayFollow(keys.charAt(place + length))) {
      return index;
    }
  }
  return undefined;
}
