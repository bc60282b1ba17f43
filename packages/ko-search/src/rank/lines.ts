import { firstConsonants, isSyllable, keystrokes } from '../text/hangul';
import { createMemo, type Memo } from '../text/memo';
import { lower } from '../text/text';

/** What a place in {@link Lines.keys} is the beginning of; each includes the ones before. */
const LETTER = 1;
const WORD = 2;
const LINE = 3;

/**
 * Many short texts (titles, headings) as one text of keystrokes without spaces and signs, so that one
 * pass of `indexOf` finds a half-typed word in all of them, however it is spaced.
 */
export interface Lines {
  /** All lines, each ended by a line break. */
  readonly keys: string;
  /** Per character of `keys`: 0 inside a syllable, else what begins there. */
  readonly begins: Uint8Array;
  /** Where each line begins in `keys`; one more entry for the end. */
  readonly starts: Uint32Array;
  readonly recent: Memo<readonly LineMatch[]>;
}

interface LineMatch {
  readonly line: number;
  readonly fit: number;
}

/** All readings of a few words. */
const MAX_RECENT = 50;

/** How well a word fits a line: docs/search.md, ‘이름의 무게’. */
const quality = {
  whole: 1,
  start: 0.9,
  wholeWord: 0.85,
  wordStart: 0.8,
  inside: 0.6,
  /** One syllable, or three Latin letters, inside a word say little. */
  shortInside: 0.25,
  /** The last syllable of the query is not finished. */
  unfinished: 0.8,
} as const;

/** Latin letters that may match inside a word; fewer are in everything. */
const MIN_INSIDE = 3;

/** Characters that belong to names: C++, C#. All other signs only separate words. */
const isLetter = (letter: string): boolean => /[\p{L}\p{N}+#]/u.test(letter);

/**
 * The form in which titles and queries meet: lower case, no spaces and signs, Hangul as keystrokes.
 *
 * @example
 * pack('구독 상태')  // 'ㄱㅜㄷㅗㄱㅅㅏㅇㅌㅐ'
 * pack('setup_fee') // 'setupfee'
 */
export function pack(text: string): string {
  return keystrokes(Array.from(lower(text)).filter(isLetter).join(''));
}

/** Lines over keystrokes, or over first consonants for 초성. */
export function createLines(texts: readonly string[], by: 'keystrokes' | 'consonants'): Lines {
  const pieces: string[] = [];
  const starts = new Uint32Array(texts.length + 1);
  const begins: number[] = [];
  let length = 0;
  texts.forEach((text, line) => {
    starts[line] = length;
    let previous = ' ';
    for (const letter of text) {
      if (isLetter(letter)) {
        const keys =
          by === 'keystrokes' ? keystrokes(lower(letter)) : firstConsonants(lower(letter));
        begins.push(starts[line] === length ? LINE : beginsWord(previous, letter) ? WORD : LETTER);
        for (let rest = 1; rest < keys.length; rest += 1) {
          begins.push(0);
        }
        pieces.push(keys);
        length += keys.length;
      }
      previous = letter;
    }
    pieces.push('\n');
    begins.push(LINE);
    length += 1;
  });
  starts[texts.length] = length;
  return {
    keys: pieces.join(''),
    begins: Uint8Array.from(begins),
    starts,
    recent: createMemo(MAX_RECENT),
  };
}

function beginsWord(previous: string, letter: string): boolean {
  if (!isLetter(previous)) {
    return true;
  }
  return isSyllable(previous) !== isSyllable(letter) || /[a-z0-9][A-Z]/.test(previous + letter);
}

/** What may match at the end of a query word. */
export interface LineQuery {
  /** Packed text. */
  readonly keys: string;
  /** The last syllable or name may go on, and its final be the next initial (굳 for 구독). */
  readonly prefix: boolean;
}

/** Where a text stands in the keys of the lines, in order. */
export function* placesIn(
  { keys, starts }: Lines,
  text: string,
): Generator<{ readonly line: number; readonly place: number }> {
  let line = 0;
  for (let place = keys.indexOf(text); place !== -1; place = keys.indexOf(text, place + 1)) {
    while (place >= (starts[line + 1] ?? Infinity)) {
      line += 1;
    }
    yield { line, place };
  }
}

/** Every line that holds the keys, with the best quality of the line. */
export function matchLines(lines: Lines, query: LineQuery): readonly LineMatch[] {
  const { keys, prefix } = query;
  return keys === '' ? [] : lines.recent(`${prefix ? 1 : 0}${keys}`, () => matchKeys(lines, query));
}

function matchKeys(lines: Lines, query: LineQuery): LineMatch[] {
  const isLatin = /^[\x20-\x7e]+$/.test(query.keys);
  const matches: { line: number; fit: number }[] = [];
  for (const { line, place } of placesIn(lines, query.keys)) {
    const fit = qualityAt(lines, query, isLatin, place);
    const last = matches.at(-1);
    if (last?.line === line) {
      last.fit = Math.max(last.fit, fit);
    } else if (fit > 0) {
      matches.push({ line, fit });
    }
  }
  return matches;
}

function qualityAt(
  lines: Lines,
  { keys, prefix }: LineQuery,
  isLatin: boolean,
  place: number,
): number {
  const begin = lines.begins[place] ?? 0;
  if (begin === 0) {
    return 0;
  }
  const end = place + keys.length;
  const next = lines.begins[end] ?? LINE;
  if (next === 0 && !prefix) {
    return 0;
  }
  const unfinished = next === 0 || (isLatin && next === LETTER) ? quality.unfinished : 1;
  if (begin === LINE) {
    return lines.keys.charAt(end) === '\n' ? quality.whole : quality.start * unfinished;
  }
  // One key says something only where it is a whole name, and the first key of a line.
  if (keys.length === 1 && !(isLatin && begin === WORD && next >= WORD)) {
    return 0;
  }
  if (begin === WORD) {
    return (next >= WORD ? quality.wholeWord : quality.wordStart) * unfinished;
  }
  if (isLatin && keys.length < MIN_INSIDE) {
    return 0;
  }
  const isShort = isLatin ? keys.length === MIN_INSIDE : keys.length <= 3;
  return (isShort ? quality.shortInside : quality.inside) * unfinished;
}
