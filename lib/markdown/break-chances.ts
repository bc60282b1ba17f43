/** Longest word of code that fits every line, also in a table card on a phone. */
const LONG = 16;

/** Places after a sign between words. The first `/` of a path stays with its name, and `<` with that of a tag. */
const SIGNS = /(?<=[_.,\](]|[^\s/]\/|\[(?=[A-Za-z])|[A-Za-z]<(?=[A-Za-z?]))(?=[^\s_.,\]/()])/;

/**
 * Splits inline code where a line may break: never inside a word of an identifier. Spaces and `-` are no places,
 * because browsers break there by themselves.
 *
 * @returns one piece for a short text
 * @example
 * breakChances('setup_fee') // ['setup_fee']
 * breakChances('payment_preferences.setup_fee') // ['payment_', 'preferences.', 'setup_', 'fee']
 */
export function breakChances(text: string): string[] {
  const isLong = text.split(/[\s-]/).some((word) => word.length > LONG);
  return isLong ? text.split(SIGNS) : [text];
}

/**
 * Places where a browser breaks a line before Hangul even under `keep-all`: after a closing sign, but not after
 * signs between two words (`/`, `·`, `~`, `→`, `->`). Also the hyphens of a date.
 */
const CLOSING = /(?<=[)\]}」』》%°′∞⌉⌋…!?*#]|(?<![-=])>)(?=[가-힣])|(?<=\d-)(?=\d)/u;

/**
 * Splits a text where no line may break: before the particle after a closing sign, and inside a date.
 *
 * @returns one piece for a text without such a place
 * @example
 * joinedPieces('배열(array)은 90%를') // ['배열(array)', '은 90%', '를']
 */
export function joinedPieces(text: string): string[] {
  return text.split(CLOSING);
}

/**
 * Tells whether a browser could move the particle after code, a link or strong text to the next line.
 *
 * @example
 * couldPart('commit()', '을 부르면') // true; after a letter a browser keeps the particle
 */
export function couldPart(before: string, text: string): boolean {
  return /[^\p{L}\p{N}\s]$/u.test(before) && /^[가-힣]/.test(text);
}

/** A complexity short enough for a line on a phone. */
const COMPLEXITY = /(\bO\((?:[^()가-힣]|\([^()가-힣]*\)){1,20}\))/;

/**
 * Splits a text around its complexities, each of which must stay on one line. Every second piece is a complexity.
 *
 * @example
 * aroundComplexities('힙은 O(n log n)이다') // ['힙은 ', 'O(n log n)', '이다']
 */
export function aroundComplexities(text: string): string[] {
  return text.split(COMPLEXITY);
}
