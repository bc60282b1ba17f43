import { Index } from 'flexsearch';

/**
 * Where a key stands in a section. The order matters: all keys of a word stand in a section as in
 * the worst of their places, and FlexSearch's intersection keeps the highest bucket.
 */
export const places = ['heading+code', 'heading', 'body+code', 'body', 'code'] as const;

/** Sections by place: `postings[n]` are the sections whose place is `places[n]`. */
export type Postings = readonly (readonly number[] | null | undefined)[];

/** A key and its sections, as FlexSearch exports and imports them. */
export type Entry = readonly [key: string, postings: Postings];

/** Keys and postings of the parts that have been loaded: all the search knows of its engine. */
export interface Store {
  /** Adds entries, sorted by key. Ranges only work over the keys of one call or of neighbours. */
  readonly load: (entries: readonly Entry[]) => void;
  /** Number of parts that have been loaded: as long as it stays, so do all answers. */
  readonly loads: () => number;
  /** Loaded keys between two keys, both included, in order. */
  readonly range: (from: string, to: string) => readonly string[];
  /** Sections that have every one of the keys. */
  readonly post: (keys: readonly string[]) => Postings;
}

/** No key holds a line break, so that several travel in one query. */
const SEPARATOR = '\n';

/**
 * FlexSearch with nothing of its own but postings and their intersection: keys come ready-made
 * (`strict` takes them whole), a score is a place, one resolution step per place.
 */
function createIndex(): Index {
  return new Index({
    tokenize: 'strict',
    resolution: places.length,
    encode: (keys: string) => keys.split(SEPARATOR),
  });
}

/** The posting store of the browser. */
export function createFlexSearchStore(): Store {
  const index = createIndex();
  /** Sorted runs of keys, one per loaded part. */
  const runs: (readonly string[])[] = [];

  return {
    load(entries) {
      if (entries.length === 0) {
        return;
      }
      // The declaration knows JSON text only, the function takes the parsed array as well.
      index.import('1.map', entries as unknown as string);
      runs.push(entries.map(([key]) => key));
      runs.sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
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
      const query = keys.join(SEPARATOR);
      // Ids are numbers here; the declaration allows texts as well.
      return query === '' ? [] : (index.search(query, { resolve: false }).result as number[][]);
    },
  };
}

/** Whether any section has every one of the keys. */
export function hasKeys(store: Store, keys: readonly string[]): boolean {
  return store.post(keys).some((sections) => (sections?.length ?? 0) > 0);
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
