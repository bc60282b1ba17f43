import { attention } from 'micromark-core-commonmark';
import { classifyCharacter } from 'micromark-util-classify-character';

/**
 * CommonMark closes `**` after a punctuation mark only before a space or another mark, so the
 * asterisks of `**강조(괄호)**은` would stay on the page. Here a Hangul, Kana or Han letter beside
 * the run counts as such a boundary (the rule proposed in commonmark-spec #650).
 *
 * @import { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types'
 */

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ASTERISK = 42;
const UNDERSCORE = 95;
const PUNCTUATION = 2;

/** @param {Code} code */
function isCjk(code) {
  return code !== null && code > 0 && CJK.test(String.fromCodePoint(code));
}

/** @type {Tokenizer} */
function tokenizeAttention(effects, ok) {
  const markers = this.parser.constructs.attentionMarkers.null ?? [];
  const previous = this.previous;
  const before = classifyCharacter(previous);
  /** @type {Code} */
  let marker = null;
  return start;

  /** @type {State} */
  function start(code) {
    marker = code;
    effects.enter('attentionSequence');
    return inside(code);
  }

  /** @type {State} */
  function inside(code) {
    if (code === marker) {
      effects.consume(code);
      return inside;
    }
    const token = effects.exit('attentionSequence');
    const after = classifyCharacter(code);
    const opens =
      after === undefined ||
      (after === PUNCTUATION && (before !== undefined || isCjk(previous))) ||
      markers.includes(code);
    const closes =
      before === undefined ||
      (before === PUNCTUATION && (after !== undefined || isCjk(code))) ||
      markers.includes(previous);
    token._open = marker === ASTERISK ? opens : opens && (before !== undefined || !closes);
    token._close = marker === ASTERISK ? closes : closes && (after !== undefined || !opens);
    return ok(code);
  }
}

const cjkAttention = /** @type {Construct} */ (
  // Two versions of the type package are installed; the construct itself is the same in both.
  /** @type {unknown} */ ({ ...attention, name: 'cjkAttention', tokenize: tokenizeAttention })
);

/** @type {Extension} */
const extension = {
  text: { [ASTERISK]: cjkAttention, [UNDERSCORE]: cjkAttention },
  insideSpan: { null: [cjkAttention] },
  disable: { null: ['attention'] },
};

/**
 * Remark plugin: emphasis that may touch Korean particles.
 *
 * @this {import('unified').Processor}
 */
export function remarkCjkEmphasis() {
  const data = this.data();
  const extensions = /** @type {Extension[]} */ (data['micromarkExtensions'] ?? []);
  data['micromarkExtensions'] = [...extensions, extension];
}
