import { compose, keystrokes } from './hangul';

/** Shorter words have too many neighbours: 힙 is one key from 힘 and 집. */
const MIN_KEYS = 4;

/** From so many keys on (three syllables) two may differ; names need more, which differ in one as a rule (lock, look). */
const LONG_KEYS = 7;
const LONG_NAME = 8;

/** How many errors a word may have; 0 if it is too short to have any. */
export function errorsAllowed(keys: string): number {
  const long = /^[\x20-\x7e]*$/.test(keys) ? LONG_NAME : LONG_KEYS;
  return keys.length < MIN_KEYS ? 0 : keys.length < long ? 1 : 2;
}

/**
 * Errors between two words: letters put in, left out, changed, or two neighbours swapped
 * (Damerau-Levenshtein, optimal string alignment). Gives up above the limit.
 *
 * @example
 * distance('transacton', 'transaction', 2) // 1
 * distance('recieve', 'receive', 2)        // 1
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return limit + 1;
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** Keys of a two-set keyboard that may be missing or wrong, doubled ones too. */
const allKeys = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ');

/**
 * All words of whole syllables that are one keystroke away: a key wrong, missing, double or swapped
 * with the next. Stray jamo of one come together again (의ㅣ존 is 의존).
 *
 * @example
 * misspellingsOf('상테') // …, '상태', …
 */
export function misspellingsOf(word: string): string[] {
  const keys = Array.from(keystrokes(word));
  const found = new Set<string>();
  const add = (changed: readonly string[]): void => {
    const text = compose(changed.join(''));
    if (text.length > 1 && /^[가-힣]+$/.test(text)) {
      found.add(text);
    }
  };
  for (let place = 0; place <= keys.length; place += 1) {
    const [before, after] = [keys.slice(0, place), keys.slice(place)];
    for (const key of allKeys) {
      add([...before, key, ...after]);
      add([...before, key, ...after.slice(1)]);
    }
    add([...before, ...after.slice(1)]);
    add([...before, ...after.slice(1, 2), ...after.slice(0, 1), ...after.slice(2)]);
  }
  found.delete(word);
  return [...found];
}
