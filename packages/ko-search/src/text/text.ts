/** Zero-width characters, the byte-order mark and the soft hyphen: invisible, so nobody types them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Full-width forms of ASCII (U+FF01..U+FF5E) and the ideographic space. */
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/g;

/** Distance between a full-width form and its ASCII letter (Unicode, Halfwidth and Fullwidth Forms). */
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Text as index, fragments and queries hold it: NFC, full-width ASCII narrowed, nothing invisible.
 * Not NFKC or NFKD: they turn the typed jamo ㄱ (U+3131) into another character.
 *
 * @example
 * clean('ＪＰＡ 구\u1103\u1169\u11a8') // 'JPA 구독'
 */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (letter) =>
      letter === '\u3000' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET),
    );
}

/**
 * Lower case without changing the length, so that an offset into the result is one into the text.
 *
 * @example
 * lower('OncePerRequest') // 'onceperrequest'
 * lower('İx')             // 'İx' (its lower case is two characters)
 */
export function lower(text: string): string {
  const whole = text.toLowerCase();
  if (whole.length === text.length) {
    return whole;
  }
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}
