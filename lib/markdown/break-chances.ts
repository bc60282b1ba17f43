/** A word of code up to this length fits every line, also of a card of a table on a phone. */
const LONG = 16;

/** After a sign between words; the first `/` of a path stays with the name behind it, `<` with that of a tag. */
const SIGNS = /(?<=[_.,\](]|[^\s/]\/|\[(?=[A-Za-z])|[A-Za-z]<(?=[A-Za-z?]))(?=[^\s_.,\]/()])/;

/**
 * The pieces of inline code between which a line may break: never inside a word of an identifier.
 * After spaces and `-` browsers break by themselves.
 *
 * @returns one piece where the text is short
 * @example
 * breakChances('setup_fee') // ['setup_fee']
 * breakChances('payment_preferences.setup_fee') // ['payment_', 'preferences.', 'setup_', 'fee']
 */
export function breakChances(text: string): string[] {
  const isLong = text.split(/[\s-]/).some((word) => word.length > LONG);
  return isLong ? text.split(SIGNS) : [text];
}

/**
 * After these a browser breaks a line before Hangul, also where words are kept whole. Signs between two
 * words (`/`, `·`, `~`, `→`, `->`) are not among them. And the hyphens of a date.
 */
const CLOSING = /(?<=[)\]}」』》%°′∞⌉⌋…!?*#]|(?<![-=])>)(?=[가-힣])|(?<=\d-)(?=\d)/u;

/**
 * The pieces of a text between which no line may break: what follows a closing sign is a particle, and a
 * date is one word.
 *
 * @returns one piece where there is no such place
 * @example
 * joinedPieces('배열(array)은 90%를') // ['배열(array)', '은 90%', '를']
 */
export function joinedPieces(text: string): string[] {
  return text.split(CLOSING);
}

/**
 * Whether a particle that follows code, a link or strong text could stand at the start of a line.
 *
 * @example
 * couldPart('commit()', '을 부르면') // true: between letters there is no such place
 */
export function couldPart(before: string, text: string): boolean {
  return /[^\p{L}\p{N}\s]$/u.test(before) && /^[가-힣]/.test(text);
}

/** A complexity that fits a line of a phone. */
const COMPLEXITY = /(\bO\((?:[^()가-힣]|\([^()가-힣]*\)){1,20}\))/;

/**
 * A text cut at its complexities, which are one word each: every second piece is one.
 *
 * @example
 * aroundComplexities('힙은 O(n log n)이다') // ['힙은 ', 'O(n log n)', '이다']
 */
export function aroundComplexities(text: string): string[] {
  return text.split(COMPLEXITY);
}
