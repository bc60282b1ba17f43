import { attention } from 'micromark-core-commonmark';
import { classifyCharacter } from 'micromark-util-classify-character';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';

/*
 * CommonMark closes `**` after a punctuation mark only before a space or another mark, so the asterisks of
 * `**강조(괄호)**은` would stay on the page. Here a Hangul, Kana or Han letter beside the run is such a boundary too
 * (proposed in commonmark-spec #650), also for `~~`.
 *
 * Strikethrough takes exactly two tildes: GFM accepts one, and Korean writes ranges with it, `3~5일`. An asterisk
 * between two Latin letters or digits opens nothing: it is a product, `2*3*4`.
 */

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ASTERISK = 42;
const UNDERSCORE = 95;
const TILDE = 126;
const PUNCTUATION = 2;

function isCjk(code: Code): boolean {
  return code !== null && code > 0 && CJK.test(String.fromCodePoint(code));
}

function isAsciiWord(code: Code): boolean {
  return code !== null && code > 0 && /[A-Za-z0-9]/.test(String.fromCodePoint(code));
}

/** Tells what a run of marks may do, from the characters on both sides; `undefined` stands for a letter. */
function sidesOf(previous: Code, next: Code) {
  const before = classifyCharacter(previous);
  const after = classifyCharacter(next);
  return {
    before,
    after,
    opens:
      after === undefined || (after === PUNCTUATION && (before !== undefined || isCjk(previous))),
    closes:
      before === undefined || (before === PUNCTUATION && (after !== undefined || isCjk(next))),
  };
}

/** Reads a run of one character as a token, and passes it to `finish` with the character after it. */
function readRun(
  effects: Effects,
  type: Token['type'],
  ok: State,
  finish: (token: Token, marker: Code, next: Code) => void,
): State {
  let marker: Code = null;
  return start;

  function start(code: Code): State | undefined {
    marker = code;
    effects.enter(type);
    return inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === marker) {
      effects.consume(code);
      return inside;
    }
    finish(effects.exit(type), marker, code);
    return ok(code);
  }
}

function lengthOf({ start, end }: Token): number {
  return end.offset - start.offset;
}

/** Returns the length of the last run that can open: 2 in `**A**tomicity`. */
function openedBefore({ events }: TokenizeContext): number {
  const last = events.findLast(([, { type, _open }]) => type === 'attentionSequence' && _open);
  return last === undefined ? 0 : lengthOf(last[1]);
}

function tokenizeAttention(this: TokenizeContext, effects: Effects, ok: State): State {
  const markers = this.parser.constructs.attentionMarkers.null ?? [];
  const { previous } = this;
  return readRun(effects, 'attentionSequence', ok, (token, marker, next) => {
    const { before, after, ...sides } = sidesOf(previous, next);
    const opens = sides.opens || markers.includes(next);
    const closes = sides.closes || markers.includes(previous);
    if (marker === ASTERISK) {
      const isInside = isAsciiWord(previous) && isAsciiWord(next);
      token._open = opens && !isInside;
      token._close = closes && (!isInside || lengthOf(token) === openedBefore(this));
      return;
    }
    token._open = opens && (before !== undefined || !closes);
    token._close = closes && (after !== undefined || !opens || isCjk(next));
  });
}

function tokenizeStrikethrough(this: TokenizeContext, effects: Effects, ok: State): State {
  const { previous } = this;
  return readRun(
    effects,
    'strikethroughSequenceTemporary' as Token['type'],
    ok,
    (token, _, next) => {
      if (lengthOf(token) !== 2) {
        token.type = 'data';
        return;
      }
      const { opens, closes } = sidesOf(previous, next);
      token._open = opens;
      token._close = closes;
    },
  );
}

const cjkAttention =
  // Two versions of the type package are installed; the construct itself is the same in both.
  { ...attention, name: 'cjkAttention', tokenize: tokenizeAttention } as unknown as Construct;

/** Emphasis that Korean particles may touch. */
export const koreanEmphasis: Extension = {
  text: { [ASTERISK]: cjkAttention, [UNDERSCORE]: cjkAttention },
  insideSpan: { null: [cjkAttention] },
  disable: { null: ['attention'] },
};

/** Strikethrough of `remark-gfm` with our reading of a run. */
export function koreanStrikethrough(extensions: readonly Extension[]): Extension {
  const constructs = extensions.flatMap(({ text }) => text?.[TILDE] ?? []);
  return {
    text: { [TILDE]: constructs.map((one) => ({ ...one, tokenize: tokenizeStrikethrough })) },
  };
}
