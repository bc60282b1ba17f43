/** Largest number of words of a foreign name, such as `Spring Data Redis`. */
export const NAME_WORDS = 3;

export const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

/** A word; a single letter is a variable or a unit. */
const WORD = /\p{L}{2,}/gu;

/** Names of functions in formulas, the same in every language: O(n log n). */
const FUNCTIONS: ReadonlySet<string> = new Set(['log', 'ln', 'max', 'min', 'mod']);

/**
 * Splits a text into words, without formulas and single letters.
 *
 * @example
 * wordsOf('O(n log n)') // []
 */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((part) => part.match(WORD)?.some((word) => !FUNCTIONS.has(word)) === true);
}

/** Tells whether a passage has no Hangul and is longer than a name. */
export function isForeignPassage(text: string): boolean {
  return !HANGUL.test(text) && wordsOf(text).length > NAME_WORDS;
}
