import { readings } from '../text/readings';
import {
  attempt,
  isUnknown,
  loadShards,
  MAX_NEW_SHARDS,
  type Attempt,
  type Session,
} from './attempt';
import { hangulToLatin, latinToHangul } from '../text/layout';
import { readWords, type Query } from '../query/query';
import type { WordMatch } from './rank';
import { beginningsOf, joinNeighbours, splitName, splitRun } from './spacing';
import { correctionsOf, MAX_TYPO_SHARDS } from './typos';

/** Fewer sections than this are "little found": docs/search.md, ‘적게 찾았을 때’. */
const FEW = 3;

/** Sections with less than this share of the words, by how telling they are, are no answer. */
const LEAST = 0.34;

/** Weight of a near word per error. */
const NEAR_WEIGHT = 0.7;

/**
 * Tries one reading of a query after the other until something is found.
 *
 * @param options.areWordsRefused What the words were found in as typed turned out not to have them.
 * @param options.isReread They are on the other keyboard layout already.
 */
export async function findAnswer(
  session: Session,
  query: Query,
  {
    areWordsRefused = false,
    isReread = false,
  }: { areWordsRefused?: boolean; isReread?: boolean } = {},
): Promise<Attempt> {
  const typed = await attempt(session, query);
  let best = areWordsRefused ? { ...typed, candidates: [], total: 0, reach: 0 } : typed;
  if (best.reach < FEW && !areWordsRefused) {
    best = better(best, await attempt(session, query, { synonyms: true }));
  }
  /** The last reading of the same words, with all the ways to find them that came up. */
  let widest = best;
  if (best.reach === 0) {
    widest = await withSpacing(session, best, areWordsRefused);
    best = better(best, widest);
  }
  if (best.reach === 0 && !isReread) {
    best = better(best, await withLayout(session, best));
    if (best.reading.kind === 'layout') {
      return best;
    }
  }
  if (best.reach === 0 && typed.matches.every(isUnknown)) {
    // A word with a slip of the hand may fall apart into others as well: 다익스크라.
    best = better(best, await withCorrections(session, typed, isUnknown, { asWhole: true }));
  }
  if (best.reach === 0 && widest.matches.some(isUnknown)) {
    widest = await withCorrections(session, widest, isUnknown);
    best = better(best, widest);
  }
  if (best.reach < FEW && widest.matches.length > 1) {
    best = better(best, await withSomeWords(session, best, widest));
    if (best.isPartial && typed.matches.every(isUnknown)) {
      const text = typed.matches.map(({ word }) => word.typed).join(' ');
      best = { ...best, reading: { kind: 'pieces', text } };
    }
  }
  if (best.reach === 0) {
    best = better(best, await withCorrections(session, best, () => true));
  }
  return best;
}

function better(old: Attempt, next: Attempt): Attempt {
  return next.reach > old.reach ? next : old;
}

/** Words written together or apart: springboot, "type script". */
async function withSpacing(
  session: Session,
  { query, matches }: Attempt,
  areWordsRefused: boolean,
): Promise<Attempt> {
  const { box, loader } = session;
  const load = (keys: readonly string[]): Promise<void> =>
    loadShards(session, keys.map(loader.shardOf), MAX_NEW_SHARDS);
  const words = await Promise.all(
    matches.map(async (match, place) => {
      const { word } = match;
      const pieces = isUnknown(match) ? await splitName(word, box.store, load) : [];
      const joined = joinNeighbours(query.words, place);
      return { ...word, alternatives: [...word.alternatives, ...joined, ...pieces] };
    }),
  );
  const cut = await Promise.all(
    matches.map(async (match) =>
      areWordsRefused || isUnknown(match)
        ? splitRun(match.word, box.store, load, session.tier.words)
        : [],
    ),
  );
  if (cut.every((pieces) => pieces.length === 0)) {
    return attempt(session, { ...query, words });
  }
  const texts = matches.flatMap(({ word }, place) =>
    cut[place]?.length === 0 ? word.typed : (cut[place] ?? []),
  );
  return attempt(session, { ...query, words: readWords(texts, session.tier.words) });
}

/**
 * The words as on the other keyboard layout: all of them, if all may be Hangul typed in Latin letters
 * (`en qoduf`, where `en` is a word as well), else those that are nowhere.
 */
async function withLayout(session: Session, best: Attempt): Promise<Attempt> {
  const { matches, query } = best;
  const inHangul = matches.map(({ word }) => latinToHangul(word.typed));
  const areAllHangul = inHangul.every((text) => text !== undefined);
  const others = matches.map((match, place) =>
    areAllHangul || isUnknown(match)
      ? (inHangul[place] ?? hangulToLatin(match.word.typed))
      : undefined,
  );
  const doubtful = matches.flatMap((match, place) =>
    isUnknown(match) ? (others[place] ?? []) : [],
  );
  if (doubtful.length === 0) {
    return best;
  }
  const texts = matches.map(({ word }, place) => others[place] ?? word.typed);
  const reread = { ...query, words: readWords(texts, session.tier.words) };
  const reading = { kind: 'layout', text: texts.join(' ') } as const;
  const plain = await attempt(session, reread, { reading, synonyms: true });
  if (plain.reach > 0) {
    return plain;
  }
  // A name that nobody has written comes out as syllables that nobody writes.
  const isMeant = plain.matches.some(
    (match) => !isUnknown(match) && doubtful.some((text) => match.word.typed.includes(text)),
  );
  return isMeant ? { ...(await findAnswer(session, reread, { isReread: true })), reading } : best;
}

/** Near words for those that may be wrong: that are nowhere, or all if they are never together. */
async function withCorrections(
  session: Session,
  best: Attempt,
  isSuspect: (match: WordMatch) => boolean,
  { asWhole = false }: { asWhole?: boolean } = {},
): Promise<Attempt> {
  const { tier, loader, box } = session;
  const suspects = best.matches.filter(isSuspect);
  const texts: string[] = [];
  const words = await Promise.all(
    best.matches.map(async (match, place) => {
      const { word } = match;
      const corrections = suspects.includes(match)
        ? await correctionsOf(word, {
            asWhole,
            tier,
            store: box.store,
            load: (ranges) => {
              const shards = ranges.flatMap(([from, to]) =>
                between(loader.shardOf(from), loader.shardOf(to)),
              );
              return loadShards(session, shards, MAX_TYPO_SHARDS);
            },
          })
        : [];
      texts[place] = corrections[0]?.text ?? word.text;
      const near = corrections.flatMap(({ text, errors }) =>
        readings(text, {
          kind: 'near',
          weight: NEAR_WEIGHT ** Math.max(1, errors),
          prefix: false,
        }),
      );
      return { ...word, alternatives: [...word.alternatives, ...near] };
    }),
  );
  const reading = { kind: 'typo', text: texts.join(' ') } as const;
  return attempt(session, { ...best.query, words }, { reading, synonyms: true });
}

/** The sections that have the telling ones of the words, when hardly any has them all. */
async function withSomeWords(
  session: Session,
  best: Attempt,
  { query, matches }: Attempt,
): Promise<Attempt> {
  const unknown = matches.filter((match) => isUnknown(match) && !match.word.isOptional);
  const telling = matches.filter(({ word }) => !word.isOptional);
  if (unknown.length > Math.max(1, Math.floor(telling.length / 2))) {
    return best;
  }
  const words = matches.map(({ word }) => ({
    ...word,
    alternatives: [...word.alternatives, ...beginningsOf(word, session.tier.words)],
  }));
  // One that an address or a tag has is not missing there.
  const missing = unknown.flatMap(({ word, tier }) => (tier.subjects.includes(1) ? [] : word.text));
  const reading = best.reach > 0 ? best.reading : ({ kind: 'some words', missing } as const);
  return attempt(session, { ...query, words }, { reading, least: LEAST, synonyms: true });
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
