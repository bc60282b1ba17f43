import { attention } from 'micromark-core-commonmark';
import { classifyCharacter } from 'micromark-util-classify-character';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import type { Processor } from 'unified';

/**
 * CommonMark closes `**` after a punctuation mark only before a space or another mark, so the
 * asterisks of `**강조(괄호)**은` would stay on the page. Here a Hangul, Kana or Han letter beside
 * the run counts as such a boundary (the rule proposed in commonmark-spec #650).
 */

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ASTERISK = 42;
const UNDERSCORE = 95;
const PUNCTUATION = 2;

function isCjk(code: Code): boolean {
  return code !== null && code > 0 && CJK.test(String.fromCodePoint(code));
}

function tokenizeAttention(this: TokenizeContext, effects: Effects, ok: State): State {
  const markers = this.parser.constructs.attentionMarkers.null ?? [];
  const previous = this.previous;
  const before = classifyCharacter(previous);
  let marker: Code = null;
  return start;

  function start(code: Code): State | undefined {
    marker = code;
    effects.enter('attentionSequence');
    return inside(code);
  }

  function inside(code: Code): State | undefined {
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

const cjkAttention =
  // Two versions of the type package are installed; the construct itself is the same in both.
  { ...attention, name: 'cjkAttention', tokenize: tokenizeAttention } as unknown as Construct;

const extension: Extension = {
  text: { [ASTERISK]: cjkAttention, [UNDERSCORE]: cjkAttention },
  insideSpan: { null: [cjkAttention] },
  disable: { null: ['attention'] },
};

/** Remark plugin: emphasis that may touch Korean particles. */
export function remarkCjkEmphasis(this: Processor): void {
  const data = this.data();
  const extensions = (data['micromarkExtensions'] ?? []) as Extension[];
  data['micromarkExtensions'] = [...extensions, extension];
}
