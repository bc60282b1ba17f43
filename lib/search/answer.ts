import { readings } from './readings';
import {
  attempt,
  isUnknown,
  loadShards,
  MAX_NEW_SHARDS,
  type Attempt,
  type Session,
} from './attempt';
import { hangulToLatin, latinToHangul } from './layout';
import { readWords, type Query } from './query';
import type { WordMatch } from './rank';
import { joinNeighbours, splitName } from './spacing';
import { correctionsOf, MAX_TYPO_SHARDS } from './typos';

/** Fewer sections than this are "little found": then synonyms are looked for in the texts, too. */
const FEW = 3;

/** Weight of a near word per error. */
const NEAR_WEIGHT = 0.7;

/** Tries one reading of a query after the other until something is found. */
export async function findAnswer(session: Session, query: Query): Promise<Attempt> {
  const { rules } = session;
  let best = await attempt(session, query);
  if (rules.synonyms && best.total < FEW) {
    best = better(best, await attempt(session, query, { synonyms: true }));
  }
  const steps = [
    rules.spacing ? withSpacing : undefined,
    rules.layout ? withLayout : undefined,
    rules.typos ? withCorrections : undefined,
    query.words.length > 1 ? withSomeWords : undefined,
  ];
  for (const step of steps) {
    if (best.total === 0 && step !== undefined) {
      best = better(best, await step(session, best));
    }
  }
  return best;
}

function better(old: Attempt, next: Attempt): Attempt {
  return next.total > old.total ? next : old;
}

/** Words written together or apart: springboot, "type script". */
async function withSpacing(session: Session, { query, matches }: Attempt): Promise<Attempt> {
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
  return attempt(session, { ...query, words });
}

/** The words that are nowhere, as on the other keyboard layout. */
async function withLayout(session: Session, best: Attempt): Promise<Attempt> {
  const others = best.matches.map((match) => (isUnknown(match) ? onOtherLayout(match) : undefined));
  if (others.every((other) => other === undefined)) {
    return best;
  }
  const texts = best.matches.map(({ word }, place) => others[place] ?? word.typed);
  const query = { ...best.query, words: readWords(texts, session.rules) };
  const reading = { kind: 'layout', text: texts.join(' ') } as const;
  return attempt(session, query, { reading, synonyms: true });
}

function onOtherLayout({ word: { typed } }: WordMatch): string | undefined {
  return latinToHangul(typed) ?? hangulToLatin(typed);
}

/** Near words for those that are nowhere, or for all if each is somewhere but never together. */
async function withCorrections(session: Session, best: Attempt): Promise<Attempt> {
  const { tier, loader, box, rules } = session;
  const suspects = best.matches.some(isUnknown) ? best.matches.filter(isUnknown) : best.matches;
  const texts: string[] = [];
  const words = await Promise.all(
    best.matches.map(async (match, place) => {
      const { word } = match;
      const corrections = suspects.includes(match)
        ? await correctionsOf(word, {
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
          rules,
        }),
      );
      return { ...word, alternatives: [...word.alternatives, ...near] };
    }),
  );
  const reading = { kind: 'typo', text: texts.join(' ') } as const;
  return attempt(session, { ...best.query, words }, { reading, synonyms: true });
}

/** The sections that have most of the words, when none has them all. */
async function withSomeWords(session: Session, best: Attempt): Promise<Attempt> {
  const missing = best.matches.filter(isUnknown).map(({ word }) => word.text);
  const allowed = Math.max(1, Math.floor(best.matches.length / 2));
  if (missing.length > allowed) {
    return best;
  }
  const reading = { kind: 'some words', missing } as const;
  return attempt(session, best.query, { reading, missing: allowed, synonyms: true });
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
