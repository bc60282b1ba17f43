import type { Alternative } from '../text/readings';
import { languageKeys } from '../query/filters';
import type { Loader } from './loader';
import { matchBody, shardsFor } from './match';
import type { Query, Word } from '../query/query';
import { allowedSections, rank, type Ranking, type Scope, type WordMatch } from './rank';
import type { Reading } from './results';
import { matchOutline, type Outline } from './outline';

/** New shards per keystroke: docs/search.md, ‘바이트의 예산’. */
const MAX_NEW_SHARDS = 4;

/** Each further word must be known by one key at least. */
const SHARDS_PER_WORD = 2;

/** What one search works with. */
export interface Session {
  readonly outline: Outline;
  readonly loader: Loader;
  /** Set when a file could not be had. */
  readonly state: { incomplete: boolean };
}

/** One try to answer a query, in one reading of it. */
export interface Attempt extends Ranking {
  readonly query: Query;
  readonly matches: readonly WordMatch[];
  readonly reading: Reading;
  /** Whether words may be missing. */
  readonly isPartial: boolean;
}

/** How an attempt reads the query. */
export interface AttemptOptions {
  readonly reading?: Reading;
  /** Share of the words that a section must have; all of them unless told otherwise. */
  readonly least?: number;
  /** Whether synonyms are looked for in the texts, not in titles and headings alone. */
  readonly synonyms?: boolean;
}

/** Loads the shards of keys. */
export function loadKeys(session: Session, keys: readonly string[]): Promise<void> {
  return loadShards(session, keys.map(session.loader.shardOf), MAX_NEW_SHARDS);
}

/** Loads shards, the first `limit` of those that are not there yet. */
export async function loadShards(
  { loader, state }: Session,
  shards: readonly number[],
  limit: number,
): Promise<void> {
  const complete = await loader.loadShards([...new Set(shards)], limit);
  state.incomplete ||= !complete;
}

/** Finds and scores the sections that have the words of a query. */
export async function attempt(
  session: Session,
  query: Query,
  options: AttemptOptions = {},
): Promise<Attempt> {
  const { reading = { kind: 'as typed' }, least = 1, synonyms = false } = options;
  const matches = await matchWords(
    session,
    query.words,
    ({ kind }) => synonyms || kind !== 'synonym',
  );
  const scope = await scopeOf(session, query, least);
  // Where no word tells a section from another, only titles and headings answer.
  const isNoise = matches.every(({ body, word }) => word.isOptional || body?.isEverywhere === true);
  const telling = isNoise ? matchTitles(session.outline, query.words) : matches;
  const ranking = rank(session.outline, telling, scope);
  return { query, matches, reading, isPartial: least < 1, ...ranking };
}

/** Words in titles and headings only. */
export function matchTitles(outline: Outline, words: readonly Word[]): WordMatch[] {
  return words.map((word) => ({ word, lines: matchOutline(outline, word), body: undefined }));
}

async function matchWords(
  session: Session,
  words: readonly Word[],
  choose: (alternative: Alternative) => boolean,
): Promise<WordMatch[]> {
  const { outline, loader } = session;
  const chosen = words.map(({ alternatives }) => alternatives.filter(choose));
  // First the most telling shard of each word, then the second …
  const wanted = chosen.map((alternatives) => shardsFor(alternatives, loader.shardOf));
  const longest = Math.max(0, ...wanted.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    wanted.flatMap((shards) => shards[turn] ?? []),
  ).flat();
  await loadShards(session, inTurn, Math.max(MAX_NEW_SHARDS, words.length * SHARDS_PER_WORD));
  return matchTitles(outline, words).map((match, index) => ({
    ...match,
    body: matchBody(loader, match.word, chosen[index] ?? []),
  }));
}

/** The sections that pass the filters. */
export async function scopeOf(session: Session, query: Query, least: number): Promise<Scope> {
  const { language, codeOnly } = query.filters;
  // With words, they say which sections have them in code; without, all keys of languages do.
  const isList = query.words.length === 0 && codeOnly === true;
  const languages = await sectionsOfLanguages(session, query);
  const names = language === undefined ? [...languages.keys()] : languageKeys(language);
  const found = names.flatMap((name) => [...(languages.get(name) ?? [])]);
  const isNarrowed = isList || language !== undefined;
  const allowed = allowedSections(session.outline, query, isNarrowed ? found : undefined);
  return { allowed, codeOnly: codeOnly === true, least };
}

/** The sections that have code of each language; none unless a filter speaks of code. */
export async function sectionsOfLanguages(
  session: Session,
  { filters }: Pick<Query, 'filters'>,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (filters.language === undefined && filters.codeOnly !== true) {
    return new Map();
  }
  const { loader } = session;
  const [first = 0, last = 0] = [LANGUAGES.from, LANGUAGES.to].map(loader.shardOf);
  const shards = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  await loadShards(session, shards, Infinity);
  return new Map(
    loader.store
      .range(LANGUAGES.from, LANGUAGES.to)
      .map((key) => [key.slice(LANGUAGES.from.length), new Set(loader.store.post([key]).keys())]),
  );
}

/** Between these stand the keys of all languages. */
const LANGUAGES = { from: 'lang:', to: 'lang;' } as const;

/** Whether a word that is looked for, not one that only asks, is nowhere at all. */
export function isUnknown({ word, lines, body }: WordMatch): boolean {
  return !word.isOptional && lines.count === 0 && (body?.count ?? 0) === 0;
}
