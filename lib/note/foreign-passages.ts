import { languages } from '../vocabulary/languages';

/** Largest number of words of a foreign name, such as `Spring Data Redis`. */
export const NAME_WORDS = 3;

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

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
function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((part) => part.match(WORD)?.some((word) => !FUNCTIONS.has(word)) === true);
}

/** Whether a text has the length of a name. */
export function isNameLike(text: string): boolean {
  return wordsOf(text).length <= NAME_WORDS;
}

/** Tells whether a passage has no Hangul and is longer than a name. */
export function isForeignPassage(text: string): boolean {
  return !HANGUL.test(text) && !isNameLike(text);
}

/**
 * Takes off what stands around a name.
 *
 * @example
 * bare('© devnote ·')  // 'devnote'
 * bare('C++')          // 'C++'
 */
function bare(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#)]+$/gu, '');
}

/** Terms without Hangul that no note, heading or fact of the site names. */
const listed: ReadonlySet<string> = new Set([
  ...Object.values(languages).map(({ label }) => label),
  ...['GitHub', 'RSS'],
]);

/** Whether a label has no Hangul and is no term of the site; the names of notes and sections may stand in it. */
export function isForeignLabel(text: string, names: Pick<ReadonlySet<string>, 'has'>): boolean {
  return (
    !HANGUL.test(text) &&
    wordsOf(text).length > 0 &&
    ![text, bare(text)].some((one) => listed.has(one) || names.has(one))
  );
}
