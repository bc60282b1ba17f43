import { keystrokes } from '../text/hangul';
import { pack, placesIn, type Lines } from './lines';
import { distance, errorsAllowed, misspellingsOf } from '../text/near';
import type { Word } from '../query/query';
import { loadShards, type Session } from './attempt';
import { hasKeys } from '../index/store';
import { joined, pairsOf, tokenise } from '../text/tokens';

/** So many corrections are tried, the nearest first. */
const MAX_CORRECTIONS = 8;

/** Shards a correction may load: a few per syllable; this path is rare. */
const MAX_SHARDS = 8;

/** Longer words are pasted text; LazyInitializationException has 27 letters. */
const MAX_LENGTH = 40;

/** Syllables of a word whose misspellings are tried: every one costs 70 of them. */
const MAX_SYLLABLES = 10;

/** A word that may have been meant. */
interface Correction {
  readonly text: string;
  readonly errors: number;
}

/**
 * Words of the site that are a keystroke or two from a word, nearest first.
 *
 * @param asWhole Whether a particle at the end is taken for part of the word.
 */
export async function correctionsOf(
  word: Word,
  session: Session,
  asWhole: boolean,
): Promise<Correction[]> {
  if (word.text.length > MAX_LENGTH) {
    return [];
  }
  const stem = asWhole ? undefined : word.alternatives.find(({ kind }) => kind === 'stem');
  const found = new Map<string, number>();
  for (const form of [word.text, ...(stem === undefined ? [] : [stem.text])]) {
    for (const { text, errors } of await nearWords(form, word.isLast, session)) {
      if (text !== word.text && errors < (found.get(text) ?? Infinity)) {
        found.set(text, errors);
      }
    }
  }
  return [...found]
    .map(([text, errors]) => ({ text, errors }))
    .sort((a, b) => a.errors - b.errors || a.text.length - b.text.length)
    .slice(0, MAX_CORRECTIONS);
}

async function nearWords(form: string, isLast: boolean, session: Session): Promise<Correction[]> {
  const { titleLines, titles, headingLines, headings } = session.outline;
  const inLines = [
    ...wordsInLines(form, titleLines, titles),
    ...wordsInLines(form, headingLines, headings),
  ];
  const [only, ...others] = tokenise(form);
  if (/^[가-힣ㄱ-ㅣ]+$/.test(form)) {
    return [...inLines, ...(await nearRuns(form, session))];
  }
  return only?.kind === 'name' && others.length === 0
    ? [...inLines, ...(await nearNames(joined(only.text), isLast, session))]
    : inLines;
}

/** Near words of titles and headings: one pass over their keystrokes, then the words of each hit. */
function wordsInLines(form: string, lines: Lines, texts: readonly string[]): Correction[] {
  const keys = pack(form);
  const limit = errorsAllowed(keys);
  return [...(limit === 0 ? [] : linesWithPiece(lines, keys, limit))].flatMap(
    (line) => closestPiece(keys, texts[line] ?? '', limit) ?? [],
  );
}

/**
 * Lines that hold at least one of `errors + 1` pieces of the keys unchanged: that many errors cannot
 * touch all of them (pigeonhole principle).
 */
function linesWithPiece(lines: Lines, keys: string, errors: number): Set<number> {
  const found = new Set<number>();
  const size = Math.floor(keys.length / (errors + 1));
  for (let piece = 0; piece <= errors; piece += 1) {
    const end = piece === errors ? keys.length : (piece + 1) * size;
    for (const { line } of placesIn(lines, keys.slice(piece * size, end))) {
      found.add(line);
    }
  }
  return found;
}

/** The word, or the piece of one, that is nearest to the keys. */
function closestPiece(keys: string, text: string, limit: number): Correction | undefined {
  let best: Correction | undefined;
  const consider = (piece: string): void => {
    const errors = distance(keys, pack(piece), limit);
    if (errors <= limit && (best === undefined || errors < best.errors)) {
      best = { text: piece.toLowerCase(), errors };
    }
  };
  const tokens = tokenise(text);
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (token.kind === 'name') {
      consider(token.text);
    } else {
      for (let start = 0; start < token.text.length; start += 1) {
        for (let end = start + 2; end <= token.text.length; end += 1) {
          consider(token.text.slice(start, end));
        }
      }
    }
    if (next?.kind === token.kind && next.start - token.end <= 1) {
      consider(text.slice(token.start, next.end));
    }
  });
  return best;
}

function loadRanges(
  session: Session,
  ranges: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const { shardOf } = session.loader;
  const shards = ranges.flatMap(([from, to]) =>
    Array.from({ length: shardOf(to) - shardOf(from) + 1 }, (_, step) => shardOf(from) + step),
  );
  return loadShards(session, shards, MAX_SHARDS);
}

/** Names that begin alike: a typo in the first two letters is rare, but their order is not. */
async function nearNames(name: string, isLast: boolean, session: Session): Promise<Correction[]> {
  const limit = errorsAllowed(name);
  if (limit === 0) {
    return [];
  }
  const heads = [name.slice(0, 2), name.charAt(1) + name.charAt(0)];
  const ranges = heads.map((head): readonly [string, string] => [head, `${head}\uffff`]);
  await loadRanges(session, ranges);
  const keys = ranges.flatMap(([from, to]) => session.loader.store.range(from, to));
  return keys.flatMap((key): Correction[] => {
    const errors = distance(name, key, limit);
    if (errors <= limit) {
      return [{ text: key, errors }];
    }
    // Still being typed: compare with the beginning of the name.
    const isLonger = isLast && key.length > name.length + 1;
    const start = isLonger ? distance(name, key.slice(0, name.length), 1) : Infinity;
    return start <= 1 ? [{ text: key, errors: start + 0.5 }] : [];
  });
}

/** Runs one keystroke away, of which all pairs of syllables are in the index. */
async function nearRuns(run: string, session: Session): Promise<Correction[]> {
  if (run.length > MAX_SYLLABLES || errorsAllowed(keystrokes(run)) === 0) {
    return [];
  }
  const { store } = session.loader;
  const misspellings = misspellingsOf(run);
  // Most misspellings share most of their pairs with the word: those shards first.
  const wanted = new Map<string, number>();
  for (const pair of misspellings.flatMap(pairsOf)) {
    wanted.set(pair, (wanted.get(pair) ?? 0) + 1);
  }
  await loadRanges(
    session,
    [...wanted]
      .sort(([, a], [, b]) => b - a)
      .map(([pair]): readonly [string, string] => [pair, pair]),
  );
  const known = new Map(
    [...wanted.keys()].map((pair) => [pair, store.range(pair, pair).length > 0]),
  );
  const meant = misspellings.filter((text) => {
    const pairs = pairsOf(text);
    return pairs.every((pair) => known.get(pair) === true) && hasKeys(store, pairs);
  });
  return meant.map((text) => ({ text, errors: 1 }));
}
