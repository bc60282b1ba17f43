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
import type { Processor } from 'unified';

/**
 * CommonMark closes `**` after a punctuation mark only before a space or another mark, so the
 * asterisks of `**강조(괄호)**은` would stay on the page. Here a Hangul, Kana or Han letter beside
 * the run counts as such a boundary (the rule proposed in commonmark-spec #650). The same goes for `~~`,
 * and only two tildes strike through: GFM takes one too, and Korean writes ranges with it, `3~5일`.
 */

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ASTERISK = 42;
const UNDERSCORE = 95;
const TILDE = 126;
const PUNCTUATION = 2;

function isCjk(code: Code): boolean {
  return code !== null && code > 0 && CJK.test(String.fromCodePoint(code));
}

/** What a run of marks may do by the characters on its two sides, of which a letter is `undefined`. */
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

/** Reads a run of one character as a token; `finish` learns of it and of the character behind it. */
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

function tokenizeAttention(this: TokenizeContext, effects: Effects, ok: State): State {
  const markers = this.parser.constructs.attentionMarkers.null ?? [];
  const { previous } = this;
  return readRun(effects, 'attentionSequence', ok, (token, marker, next) => {
    const { before, after, ...sides } = sidesOf(previous, next);
    const opens = sides.opens || markers.includes(next);
    const closes = sides.closes || markers.includes(previous);
    token._open = marker === ASTERISK ? opens : opens && (before !== undefined || !closes);
    token._close = marker === ASTERISK ? closes : closes && (after !== undefined || !opens);
  });
}

function tokenizeStrikethrough(this: TokenizeContext, effects: Effects, ok: State): State {
  const { previous } = this;
  return readRun(
    effects,
    'strikethroughSequenceTemporary' as Token['type'],
    ok,
    (token, _, next) => {
      if (token.end.offset - token.start.offset !== 2) {
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

const emphasis: Extension = {
  text: { [ASTERISK]: cjkAttention, [UNDERSCORE]: cjkAttention },
  insideSpan: { null: [cjkAttention] },
  disable: { null: ['attention'] },
};

/** The constructs of `remark-gfm`, which pair the runs, with our reading of a run. */
function strikethroughOf(extensions: readonly Extension[]): Extension {
  const constructs = extensions.flatMap(({ text }) => text?.[TILDE] ?? []);
  return {
    text: { [TILDE]: constructs.map((one) => ({ ...one, tokenize: tokenizeStrikethrough })) },
  };
}

function addExtensions(this: Processor): void {
  const data = this.data();
  const extensions = (data['micromarkExtensions'] ?? []) as Extension[];
  data['micromarkExtensions'] = [...extensions, emphasis, strikethroughOf(extensions)];
}

/** Remark plugin: emphasis and strikethrough that may touch Korean particles. */
export function remarkCjkEmphasis(this: Processor): void {
  // Behind all plugins, as the syntax added last is asked first: Nextra adds GFM behind those it is given.
  this.use(addExtensions);
}
