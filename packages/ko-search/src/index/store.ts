import { Index } from 'flexsearch';

/**
 * Where a key stands in a section, the best place first: all keys of a word stand in a section as in the
 * worst of their places.
 */
export const places = ['heading+code', 'heading', 'body+code', 'body', 'code'] as const;

/** Sections by place: `postings[n]` are the sections whose place is `places[n]`. */
export type Postings = readonly (readonly number[])[];

/**
 * What one reading of a word finds: by section its place where the typed key itself is there, else that
 * behind all places, so that less is better.
 */
export type Hits = ReadonlyMap<number, number> | 'everywhere';

/** A key and its sections. */
export type Entry = readonly [key: string, postings: Postings];

/** Keys and postings of the parts that have been loaded: all the search knows of its engine. */
export interface Store {
  /** Adds entries, sorted by key. Ranges only work over the keys of one call or of neighbours. */
  readonly load: (entries: readonly Entry[]) => void;
  /** Number of parts that have been loaded: as long as it stays, so do all answers. */
  readonly loads: () => number;
  /** Loaded keys between two keys, both included, in order. */
  readonly range: (from: string, to: string) => readonly string[];
  /** Sections that have every one of the keys, each with the worst place of these. */
  readonly post: (keys: readonly string[]) => ReadonlyMap<number, number>;
}

/** No key holds a line break, so that several travel in one query. */
const SEPARATOR = '\n';

/**
 * The posting store of the browser: FlexSearch with nothing of its own but postings and their
 * intersection, which its lightest build has too.
 *
 * A section stands under its place and under each worse one. So what the postings of several keys share
 * are the places that are no better than their worst one.
 */
export function createFlexSearchStore(): Store {
  const index = new Index({
    tokenize: 'strict',
    resolution: 1,
    encode: (keys: string) => keys.split(SEPARATOR),
  });
  /** Sorted runs of keys, one per loaded part. */
  const runs: (readonly string[])[] = [];

  return {
    load(entries) {
      for (const [key, postings] of entries) {
        postings.forEach((sections, best) => {
          for (const section of sections) {
            for (let place = best; place < places.length; place += 1) {
              index.append(section * places.length + place, key);
            }
          }
        });
      }
      if (entries.length > 0) {
        runs.push(entries.map(([key]) => key));
        runs.sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
      }
    },
    loads: () => runs.length,
    range: (from, to) =>
      runs.flatMap((keys) =>
        keys.slice(
          partition(keys, (key) => key < from),
          partition(keys, (key) => key <= to),
        ),
      ),
    post(keys) {
      // Ids are numbers here; the declaration allows texts as well.
      const shared = index.search(keys.join(SEPARATOR), { limit: Infinity }) as number[];
      const placeOf = new Map<number, number>();
      for (const id of shared) {
        const section = Math.floor(id / places.length);
        placeOf.set(section, Math.min(id % places.length, placeOf.get(section) ?? Infinity));
      }
      return placeOf;
    },
  };
}

/** Whether any section has every one of the keys. */
export function hasKeys(store: Store, keys: readonly string[]): boolean {
  return store.post(keys).size > 0;
}

/** Number of leading keys for which `isBefore` holds. */
export function partition(keys: readonly string[], isBefore: (key: string) => boolean): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(keys[middle] ?? '')) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
