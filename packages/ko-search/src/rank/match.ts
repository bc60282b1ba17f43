import type { Alternative } from '../text/readings';
import { places, type Hits } from '../index/store';
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
    const rarity = Math.log(1 + loader.sections / Math.max(1, hits.size));
    for (const [section, hit] of hits) {
      const place = hit % places.length;
      const fitting = (hit < places.length ? 1 : INEXACT) * alternative.weight;
      const inPlace = fitting * (weights[place] ?? 1);
      const old = score[section] ?? 0;
      count += old === 0 ? 1 : 0;
      fit[section] = Math.max(fit[section] ?? 0, fitting);
      placed[section] = Math.max(placed[section] ?? 0, inPlace);
      score[section] = Math.max(old, rarity * inPlace);
      if (isCode[place] === true) {
        inCode[section] = 1;
      }
    }
  }
  return { score, inCode, count, isEverywhere, fit, placed };
}

function hitsOf({ store, stops, isLoaded }: Loader, { keys, range }: Alternative): Hits {
  const loaded = keys.filter(isLoaded);
  const open = range !== undefined && isLoaded(range.from) ? range : undefined;
  const hits = new Map<number, number>();
  if (loaded.length === 0 && open === undefined) {
    return hits;
  }
  const telling = loaded.filter((key) => !stops.has(key));
  const required = telling.length === 0 ? undefined : store.post(telling);
  if (open === undefined || (open.exact !== undefined && stops.has(open.exact))) {
    return required ?? 'everywhere';
  }
  for (const key of store.range(open.from, open.to)) {
    // "lang" is a word, not the beginning of the keys of all languages.
    const found = key.startsWith('lang:') ? new Map<number, number>() : store.post([key]);
    for (const [section, place] of found) {
      const base = required === undefined ? place : required.get(section);
      if (base !== undefined) {
        const hit = Math.max(place, base) + (key === open.exact ? 0 : places.length);
        hits.set(section, Math.min(hit, hits.get(section) ?? Infinity));
      }
    }
  }
  return hits;
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
