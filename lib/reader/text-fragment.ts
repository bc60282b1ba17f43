/** The longest passage that an address names whole. */
const MOST = 80;

/** Words of the beginning and of the end by which it names a longer one. */
const WORDS = 4;

/** A hyphen means something between the parts of a fragment. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}

/**
 * What an address ends with so that the browser goes to a passage and marks it; empty for none.
 *
 * @example
 * textFragment('한 줄')  // ':~:text=%ED%95%9C%20%EC%A4%84'
 */
export function textFragment(passage: string): string {
  const text = passage.trim();
  const words = text.split(/\s+/);
  const isShort = text.length <= MOST && !text.includes('\n');
  const parts =
    isShort || words.length < 2 * WORDS
      ? [text]
      : [words.slice(0, WORDS).join(' '), words.slice(-WORDS).join(' ')];
  return text === '' ? '' : `:~:text=${parts.map(encoded).join(',')}`;
}
