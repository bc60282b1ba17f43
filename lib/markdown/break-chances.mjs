/** A word of code up to this length fits every line, also of a card of a table on a phone. */
const LONG = 16;

/** After a sign between words; the first `/` of a path stays with the name behind it. */
const SIGNS = /(?<=[_.,\](]|[^\s/]\/|\[(?=[A-Za-z]))(?=[^\s_.,\]/()])/;

/**
 * The pieces of inline code between which a line may break: never inside a word of an identifier.
 * After spaces and `-` browsers break by themselves.
 *
 * @param {string} text
 * @returns {string[]} one piece where the text is short
 * @example
 * breakChances('setup_fee') // ['setup_fee']
 * breakChances('payment_preferences.setup_fee') // ['payment_', 'preferences.', 'setup_', 'fee']
 */
export function breakChances(text) {
  const isLong = text.split(/[\s-]/).some((word) => word.length > LONG);
  return isLong ? text.split(SIGNS) : [text];
}
