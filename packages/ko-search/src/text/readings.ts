import { keystrokes, lastCompletion, splitFinal, syllablesOf } from './hangul';
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
  const base = { kind, text: lower(text), weight, prefix };
  if (jamo !== undefined) {
    return prefix && last.kind === 'syllables'
      ? unfinishedSyllables(last.text, jamo, keys, base)
      : [];
  }
  if (!prefix) {
    return [{ ...base, keys: [...keys, ...keysOfToken(last)] }];
  }
  if (last.kind === 'name') {
    const name = keysOfToken(last)[0] ?? '';
    return name.length < MIN_NAME_PREFIX
      ? [{ ...base, keys: [...keys, name] }]
      : [{ ...base, keys, range: beginningWith(name) }];
  }
  return [openSyllable(last.text, keys, base), ...finalReading(last.text, keys, base)];
}

type Base = Pick<Alternative, 'kind' | 'text' | 'weight' | 'prefix'>;

/** 셔 may still become any of 셔 … 셯. */
function openSyllable(run: string, keys: readonly string[], base: Base): Alternative {
  const last = run.slice(-1);
  const stem = run.slice(0, -1);
  const before = stem.slice(-1);
  return {
    ...base,
    keys: [...keys, ...coverOf(stem)],
    range: {
      from: before + last,
      to: before + lastCompletion(last) + (before === '' ? END : ''),
      exact: before + last,
    },
  };
}

/** The final consonant of 굳 may be the initial of the next syllable: 구ㄷ. */
function finalReading(run: string, keys: readonly string[], base: Base): Alternative[] {
  const split = splitFinal(run.slice(-1));
  if (split === undefined) {
    return [];
  }
  return unfinishedSyllables(run.slice(0, -1) + split.rest, split.initial, keys, {
    ...base,
    kind: base.kind === 'typed' ? 'final' : base.kind,
    weight: base.weight * FINAL_WEIGHT,
  });
}

/** Syllables and one consonant more: 구ㄷ is 구 and any of 다 … 딯. */
function unfinishedSyllables(
  stem: string,
  jamo: string,
  keys: readonly string[],
  base: Base,
): Alternative[] {
  const initials = keystrokes(jamo);
  const next = syllablesOf(initials);
  if (next === undefined || stem === '') {
    return [];
  }
  const before = stem.slice(-1);
  return [
    {
      ...base,
      keys: [...keys, ...coverOf(stem)],
      range: { from: before + next[0], to: before + next[1] },
    },
  ];
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
