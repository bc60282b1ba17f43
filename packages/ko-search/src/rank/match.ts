import type { Alternative, KeyRange } from '../text/readings';
import { places, type Postings, type Store } from '../index/store';
import type { Word } from '../query/query';
import type { Loader } from './loader';

/** Where a word stands in the sections, and how much that counts. */
export interface BodyMatch {
  /** Per section: 0 if the word is not there. */
  readonly score: Float32Array;
  /** Per section: 1 if the word stands in its code. */
  readonly inCode: Uint8Array;
  /** Sections that have the word at all. */
  readonly count: number;
  /** Whether one of its keys is so common that it tells no section from another. */
  readonly isEverywhere: boolean;
  /** Per section: how well what was found there fits the word, 0 to 1, wherever it stands. */
  readonly fit: Float32Array;
  /** Per section: the fit times the weight of the place, however rare the word is. */
  readonly placed: Float32Array;
}

/** Weight of a name's place, in the order of `places`: docs/search.md, ‘이름의 무게’. */
const namePlaces: readonly number[] = [1.7, 1.5, 1.2, 1, 1.1];

const isCode = places.map((place) => place.endsWith('code'));

/** A key of the range that is not the typed one: the word may go on otherwise. */
const INEXACT = 0.8;

/** A stop key is in every fourth section: found everywhere, worth nearly nothing. */
const STOP_SCORE = 0.05;

/** So many keys of a range are looked at; further ones only come with one- and two-letter prefixes. */
const MAX_RANGE_KEYS = 400;

/** Finds a word in the loaded shards. */
export function matchBody(
  loader: Loader,
  { isName }: Pick<Word, 'isName'>,
  alternatives: readonly Alternative[],
): BodyMatch {
  const score = new Float32Array(loader.sections);
  const inCode = new Uint8Array(loader.sections);
  // A Korean word counts the same wherever it stands.
  const weights = isName ? namePlaces : [];
  const fit = new Float32Array(loader.sections);
  const placed = new Float32Array(loader.sections);
  let count = 0;
  let isEverywhere = false;
  for (const alternative of alternatives) {
    const { keys, range } = alternative;
    const hits = loader.recent(JSON.stringify([loader.store.loads(), keys, range]), () =>
      hitsOf(loader, alternative),
    );
    if (hits === 'everywhere') {
      const least = STOP_SCORE * alternative.weight;
      for (let section = 0; section < loader.sections; section += 1) {
        score[section] = Math.max(score[section] ?? 0, least);
        fit[section] = Math.max(fit[section] ?? 0, alternative.weight);
        placed[section] = Math.max(placed[section] ?? 0, least);
      }
      inCode.fill(1);
      count = loader.sections;
      isEverywhere = true;
      continue;
    }
    const rarity = Math.log(1 + loader.sections / Math.max(1, hits.sections.length));
    for (const section of hits.sections) {
      const hit = hits.of[section] ?? 0;
      const place = placeOfHit(hit);
      const exactness = isExact(hit) ? 1 : INEXACT;
      const fitting = exactness * alternative.weight;
      const value = rarity * fitting * (weights[place] ?? 1);
      const old = score[section] ?? 0;
      count += old === 0 ? 1 : 0;
      fit[section] = Math.max(fit[section] ?? 0, fitting);
      placed[section] = Math.max(placed[section] ?? 0, fitting * (weights[place] ?? 1));
      score[section] = Math.max(old, value);
      if (isCode[place] === true) {
        inCode[section] = 1;
      }
    }
  }
  return { score, inCode, count, isEverywhere, fit, placed };
}

/** Sections with what was found in each: bytes, because thousands are found per keystroke. */
interface Found {
  readonly sections: number[];
  /** Per section: 0, or place + 1, and EXACT if the typed key itself is there. */
  readonly of: Uint8Array;
}

/** What one reading of a word finds. */
export type Hits = Found | 'everywhere';

const EXACT = 16;
const placeOfHit = (hit: number): number => (hit & (EXACT - 1)) - 1;
const isExact = (hit: number): boolean => (hit & EXACT) !== 0;

function hitsOf(loader: Loader, { keys, range }: Alternative): Hits {
  const loaded = keys.filter(loader.isLoaded);
  if (loaded.length === 0 && !(range !== undefined && loader.isLoaded(range.from))) {
    return { sections: [], of: new Uint8Array(0) };
  }
  const telling = loaded.filter((key) => !loader.stops.has(key));
  const exactIsStop = range?.exact !== undefined && loader.stops.has(range.exact);
  const required =
    telling.length === 0 ? undefined : collect(loader.sections, loader.store.post(telling));
  if (range === undefined || exactIsStop || !loader.isLoaded(range.from)) {
    return required ?? 'everywhere';
  }
  const hits: Found = { sections: [], of: new Uint8Array(loader.sections) };
  if (required?.sections.length === 0) {
    return hits;
  }
  for (const key of rangeKeys(loader.store, range)) {
    const flag = key === range.exact ? EXACT : 0;
    forEach(loader.store.post([key]), (section, place) => {
      const base = required?.of[section];
      if (base === 0) {
        return;
      }
      const old = hits.of[section] ?? 0;
      const worst = base === undefined ? place : Math.max(place, placeOfHit(base));
      if (old === 0) {
        hits.sections.push(section);
      }
      if (
        old === 0 ||
        flag > (old & EXACT) ||
        (flag === (old & EXACT) && worst < placeOfHit(old))
      ) {
        hits.of[section] = (worst + 1) | flag;
      }
    });
  }
  return hits;
}

function rangeKeys(store: Store, { from, to, exact }: KeyRange): readonly string[] {
  const keys = store.range(from, to).filter((key) => !key.startsWith('lang:'));
  if (keys.length <= MAX_RANGE_KEYS) {
    return keys;
  }
  // The nearest completions are the shortest ones.
  const nearest = [...keys].sort((a, b) => a.length - b.length).slice(0, MAX_RANGE_KEYS);
  return exact === undefined || nearest.includes(exact) ? nearest : [exact, ...nearest];
}

function collect(count: number, postings: Postings): Found {
  const hits: Found = { sections: [], of: new Uint8Array(count) };
  forEach(postings, (section, place) => {
    hits.sections.push(section);
    hits.of[section] = (place + 1) | EXACT;
  });
  return hits;
}

function forEach(postings: Postings, visit: (section: number, place: number) => void): void {
  postings.forEach((sections, place) => {
    for (const section of sections) {
      visit(section, place);
    }
  });
}

/** Shards that the alternatives need, the most telling keys first. */
export function shardsFor(
  alternatives: readonly Alternative[],
  shardOf: (key: string) => number,
): number[] {
  const shards: number[] = [];
  for (const { keys, range } of alternatives) {
    const [first, ...rest] = keys;
    if (first !== undefined) {
      shards.push(shardOf(first));
    }
    if (range !== undefined) {
      const start = shardOf(range.from);
      shards.push(start, Math.min(start + 1, shardOf(range.to)));
    }
    shards.push(...rest.reverse().map(shardOf));
  }
  return [...new Set(shards)];
}
