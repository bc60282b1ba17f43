import { lastCompletion, splitFinal, syllablesOf } from './hangul';
import { joined, tokenise, type Token } from './tokens';
import { lower } from './text';

/** Keys from one to another, of which one must be found; `exact` is the one that was typed. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
  readonly exact?: string;
}

/** One way to find a word. */
export interface Alternative {
  readonly kind:
    | 'typed'
    | 'final'
    | 'stem'
    | 'parts'
    | 'pair'
    | 'spelling'
    | 'synonym'
    | 'whole'
    | 'near'
    | 'language';
  /** What is looked for, lower case; verification and marks go by it. */
  readonly text: string;
  /** How much a find counts against one of the typed form. */
  readonly weight: number;
  /** Keys that must all be there. */
  readonly keys: readonly string[];
  /** One of these must be there, too. */
  readonly range?: KeyRange;
  /** Whether the text may go on after its last letter. */
  readonly prefix: boolean;
}

/** A final consonant read as the next initial: docs/search.md, ‘단어의 읽기’. */
const FINAL_WEIGHT = 0.75;

/** Fewer Latin letters begin half of all names. */
export const MIN_NAME_PREFIX = 2;

/** Behind every character of a key. */
const END = '\uffff';

/** The keys that begin with a name. */
export function beginningWith(name: string): KeyRange {
  return { from: name, to: name + END, exact: name };
}

interface Reading {
  readonly kind: Alternative['kind'];
  readonly weight: number;
  readonly prefix: boolean;
}

/** The ways a text may stand in the index, by how its last letter is read. */
export function readings(text: string, { kind, weight, prefix }: Reading): Alternative[] {
  const jamo = /[ㄱ-ㅎ]$/.exec(text)?.[0];
  const tokens = tokenise(text);
  const last = tokens.at(-1);
  if (last === undefined) {
    return [];
  }
  const keys = tokens.slice(0, -1).flatMap(keysOfToken);
  const before = { kind, text: lower(text), weight, prefix, keys };
  if (jamo !== undefined) {
    return prefix && last.kind === 'syllables' ? unfinishedSyllables(before, last.text, jamo) : [];
  }
  const whole = keysOfToken(last);
  const [name = ''] = whole;
  if (!prefix || (last.kind === 'name' && name.length < MIN_NAME_PREFIX)) {
    return [goingOn(before, whole)];
  }
  return last.kind === 'name'
    ? [goingOn(before, [], beginningWith(name))]
    : [openSyllable(before, last.text), ...finalReading(before, last.text)];
}

function goingOn(before: Alternative, keys: readonly string[], range?: KeyRange): Alternative {
  return { ...before, keys: [...before.keys, ...keys], ...(range && { range }) };
}

/** 셔 may still become any of 셔 … 셯. */
function openSyllable(before: Alternative, run: string): Alternative {
  const [stem, last, exact] = [run.slice(0, -1), run.slice(-1), run.slice(-2)];
  const to = exact.slice(0, -1) + lastCompletion(last) + (stem === '' ? END : '');
  return goingOn(before, coverOf(stem), { from: exact, to, exact });
}

/** The final consonant of 굳 may be the initial of the next syllable: 구ㄷ. */
function finalReading(before: Alternative, run: string): Alternative[] {
  const split = splitFinal(run.slice(-1));
  if (split === undefined) {
    return [];
  }
  const kind = before.kind === 'typed' ? 'final' : before.kind;
  const weight = before.weight * FINAL_WEIGHT;
  const stem = run.slice(0, -1) + split.rest;
  return unfinishedSyllables({ ...before, kind, weight }, stem, split.initial);
}

/** Syllables and one consonant more: 구ㄷ is 구 and any of 다 … 딯. */
function unfinishedSyllables(before: Alternative, stem: string, jamo: string): Alternative[] {
  const next = syllablesOf(jamo);
  if (next === undefined || stem === '') {
    return [];
  }
  const last = stem.slice(-1);
  return [goingOn(before, coverOf(stem), { from: last + next[0], to: last + next[1] })];
}

/** Keys of a finished token, all of which must be there. */
function keysOfToken(token: Token): string[] {
  if (token.kind === 'syllables') {
    return token.text.length === 1 ? [token.text] : coverOf(token.text);
  }
  const name = joined(token.text);
  return [token.text.startsWith('@') && name !== '' ? `@${name}` : name];
}

/**
 * Pairs of syllables that cover a run: first, third …, and the last. The check on the text sees to the
 * pairs between, which saves their shards.
 *
 * @example
 * coverOf('교착상태') // ['교착', '상태']
 * coverOf('구독자')   // ['구독', '독자']
 */
function coverOf(run: string): string[] {
  const pairs: string[] = [];
  for (let place = 0; place + 1 < run.length; place += 2) {
    pairs.push(run.slice(place, place + 2));
  }
  if (run.length > 2 && run.length % 2 === 1) {
    pairs.push(run.slice(-2));
  }
  return pairs;
}
