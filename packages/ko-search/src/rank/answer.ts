import { typedStemsOf } from '../text/particles';
import { readings, type Alternative } from '../text/readings';
import { attempt, isUnknown, type Attempt, type Session } from './attempt';
import { hangulToLatin, latinToHangul } from '../text/layout';
import { readWords, type Query, type Word } from '../query/query';
import type { WordMatch } from './rank';
import { beginningsOf, splitName, splitRun } from './spacing';
import { correctionsOf } from './typos';

/** Fewer sections than this are "little found": docs/search.md, ‘적게 찾았을 때’. */
export const FEW = 3;

/** Sections with less than this share of the words, by how telling they are, are no answer. */
const LEAST = 0.34;

/** So many telling words are a sentence: those that have them all are often there by accident. */
const SENTENCE = 3;

/** In a sentence a word falls apart into more pieces than this only by accident: 컨트·리뷰·터인데. */
const PIECES_IN_SENTENCE = 2;

/** Weight of a near word per error. */
const NEAR_WEIGHT = 0.7;

/** A word without a particle that is not finished counts less than one without a whole particle. */
const TYPED_STEM_WEIGHT = 0.85;

/** What is known of a query while one reading of it is tried after the other. */
interface Progress {
  readonly session: Session;
  readonly typed: Attempt;
  /** What has found most so far. */
  readonly best: Attempt;
  /** The last reading of the same words, with all the ways to find them that came up. */
  readonly widest: Attempt;
  /** Whether the words turned out not to be where their pairs of letters are. */
  readonly isRefused: boolean;
  /** Whether the words are on the other keyboard layout already. */
  readonly isReread: boolean;
}

/** One more reading of a query. */
interface Try {
  /** It is made if less has been found than this. */
  readonly below: number;
  /** Undefined if there is no such reading. */
  readonly read: (progress: Progress) => Promise<Attempt | undefined>;
  /** Whether the words are the same, so that later readings build on its ways to find them. */
  readonly widens?: true;
  /** Whether it is made for a sentence however much has been found. */
  readonly forSentences?: true;
}

/** In this order: docs/search.md, ‘적게 찾았을 때’. */
const tries: readonly Try[] = [
  { below: FEW, read: withSynonyms },
  { below: 1, read: withTypedStems, widens: true },
  { below: 1, read: withSpacing, widens: true },
  { below: 1, read: withLayout },
  { below: 1, read: withWholeWordsCorrected },
  { below: 1, read: withUnknownWordsCorrected, widens: true },
  { below: FEW, read: withSomeWords, forSentences: true },
  { below: 1, read: withAnyWordCorrected },
];

/**
 * Tries one reading of a query after the other until something is found.
 *
 * @param options.confirmed How many of the sections found as typed have the words in their texts, once
 *   these have been looked at.
 * @param options.isReread The words are on the other keyboard layout already.
 */
export async function findAnswer(
  session: Session,
  query: Query,
  { confirmed = Infinity, isReread = false }: { confirmed?: number; isReread?: boolean } = {},
): Promise<Attempt> {
  const typed = await attempt(session, query);
  const isRefused = confirmed === 0;
  let best: Attempt = isRefused
    ? { ...typed, candidates: [], total: 0, reach: 0 }
    : { ...typed, reach: Math.min(typed.reach, confirmed) };
  let widest = best;
  const isLong = isSentence(typed);
  for (const { below, read, widens, forSentences } of tries) {
    const isDue = best.reach < below || (isLong && forSentences === true);
    if (isDue && best.reading.kind !== 'layout') {
      const next = await read({ session, typed, best, widest, isRefused, isReread });
      widest = widens === true && next !== undefined ? next : widest;
      best = next !== undefined && next.reach > best.reach ? next : best;
    }
  }
  return best;
}

/** Whether the words are more than a name in its parts: `once per request filter` is none. */
function isSentence({ matches }: Attempt): boolean {
  const telling = matches.filter(({ word }) => !word.isOptional);
  return telling.length >= SENTENCE && telling.some(({ word }) => !word.isName);
}

function widened(
  words: readonly Word[],
  further: readonly (readonly Alternative[])[],
): readonly Word[] {
  return words.map((word, place) => ({
    ...word,
    alternatives: [...word.alternatives, ...(further[place] ?? [])],
  }));
}

/** Whether none of the words that are looked for is anywhere. */
function isNothingKnown({ matches }: Attempt): boolean {
  return matches.every((match) => match.word.isOptional || isUnknown(match));
}

/** The words' synonyms in the texts, not in titles and headings alone. */
async function withSynonyms({ session, typed, isRefused }: Progress): Promise<Attempt | undefined> {
  return isRefused ? undefined : attempt(session, typed.query, { synonyms: true });
}

/** The last word without the particle that is still being typed: 구독으 is on its way to 구독으로. */
async function withTypedStems({
  session,
  typed: { query },
  isRefused,
}: Progress): Promise<Attempt | undefined> {
  const stems = query.words.map(({ text, isLast, alternatives }) =>
    (isLast && alternatives.length > 0 ? typedStemsOf(text) : []).flatMap((stem) =>
      readings(stem, { kind: 'stem', weight: TYPED_STEM_WEIGHT, prefix: false }),
    ),
  );
  return isRefused || stems.flat().length === 0
    ? undefined
    : attempt(session, { ...query, words: widened(query.words, stems) }, { synonyms: true });
}

/** Words that are written apart in the texts: springboot, 최단경로복원. */
async function withSpacing({ session, best, isRefused }: Progress): Promise<Attempt | undefined> {
  const { query, matches } = best;
  const most = isSentence(best) ? PIECES_IN_SENTENCE : Infinity;
  const cut = await Promise.all(
    matches.map(async (match) => {
      const pieces = isRefused || isUnknown(match) ? await splitRun(match.word, session) : [];
      return pieces.length > 0 && pieces.length <= most ? pieces : [match.word.typed];
    }),
  );
  const texts = cut.flat();
  if (texts.length > matches.length) {
    return attempt(session, { ...query, words: readWords(texts, session.outline.words) });
  }
  const names = await Promise.all(
    matches.map(async (match) => (isUnknown(match) ? splitName(match.word, session) : [])),
  );
  return names.flat().length === 0
    ? undefined
    : attempt(session, { ...query, words: widened(query.words, names) });
}

/**
 * The words as on the other keyboard layout: all of them, if all may be Hangul typed in Latin letters
 * (`en qoduf`, where `en` is a word as well), else those that are nowhere.
 */
async function withLayout({
  session,
  best: { matches, query },
  isReread,
}: Progress): Promise<Attempt | undefined> {
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
  if (isReread || doubtful.length === 0) {
    return undefined;
  }
  const texts = matches.map(({ word }, place) => others[place] ?? word.typed);
  const reread = { ...query, words: readWords(texts, session.outline.words) };
  const reading = { kind: 'layout', text: texts.join(' ') } as const;
  const plain = await attempt(session, reread, { reading, synonyms: true });
  if (plain.reach > 0) {
    return plain;
  }
  // A name that nobody has written comes out as syllables that nobody writes.
  const isMeant = plain.matches.some(
    (match) => !isUnknown(match) && doubtful.some((text) => match.word.typed.includes(text)),
  );
  return isMeant
    ? { ...(await findAnswer(session, reread, { isReread: true })), reading }
    : undefined;
}

/** Slips of the hand that fall apart into words of the site as well: 다익스크라. */
async function withWholeWordsCorrected({ session, typed }: Progress): Promise<Attempt | undefined> {
  return isNothingKnown(typed)
    ? withCorrections(session, typed, isUnknown, { asWhole: true })
    : undefined;
}

async function withUnknownWordsCorrected({
  session,
  widest,
}: Progress): Promise<Attempt | undefined> {
  return widest.matches.some(isUnknown) ? withCorrections(session, widest, isUnknown) : undefined;
}

/** Words that are known but never together may be misspellings of others. */
async function withAnyWordCorrected({ session, best }: Progress): Promise<Attempt> {
  return withCorrections(session, best, () => true);
}

/** Near words for those that may be wrong. */
async function withCorrections(
  session: Session,
  best: Attempt,
  isSuspect: (match: WordMatch) => boolean,
  { asWhole = false }: { asWhole?: boolean } = {},
): Promise<Attempt> {
  const suspects = best.matches.filter((match) => !match.word.isOptional && isSuspect(match));
  const texts: string[] = [];
  const words = await Promise.all(
    best.matches.map(async (match, place) => {
      const { word } = match;
      const corrections = suspects.includes(match)
        ? await correctionsOf(word, session, asWhole)
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

/**
 * The sections that have the telling ones of the words, when hardly any has them all. Where none of them
 * is a word of the site, it is pieces of them that were found.
 */
async function withSomeWords({
  session,
  typed,
  best,
  widest: { query, matches },
}: Progress): Promise<Attempt | undefined> {
  const unknown = matches.filter(isUnknown);
  const telling = matches.filter(({ word }) => !word.isOptional);
  if (matches.length < 2 || unknown.length > Math.max(1, Math.floor(telling.length / 2))) {
    return undefined;
  }
  const words = widened(
    query.words,
    query.words.map((word) => beginningsOf(word, session.outline.words)),
  );
  // One that an address or a tag has is not missing there.
  const missing = unknown.flatMap(({ word, lines }) =>
    lines.subjects.includes(1) ? [] : word.text,
  );
  const found = best.reach > 0 ? best.reading : ({ kind: 'some words', missing } as const);
  const text = typed.matches.map(({ word }) => word.typed).join(' ');
  const reading = isNothingKnown(typed) ? ({ kind: 'pieces', text } as const) : found;
  return attempt(session, { ...query, words }, { reading, least: LEAST, synonyms: true });
}
