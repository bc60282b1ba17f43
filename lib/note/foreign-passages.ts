/** A passage of up to this many words is a name: `Spring Data Redis`. */
export const NAME_WORDS = 3;

export const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

/** A single letter is a variable or a unit, not a word. */
const WORD = /\p{L}{2,}/gu;

/** Functions in a formula such as O(n log n), the same in every language. */
const FUNCTIONS: ReadonlySet<string> = new Set(['log', 'ln', 'max', 'min', 'mod']);

/**
 * The words of a text as a reader counts them.
 *
 * @example
 * wordsOf('O(n log n)') // []
 */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((part) => part.match(WORD)?.some((word) => !FUNCTIONS.has(word)) === true);
}

/** Whether a passage has no Hangul and is longer than a name. */
export function isForeignPassage(text: string): boolean {
  return !HANGUL.test(text) && wordsOf(text).length > NAME_WORDS;
}
