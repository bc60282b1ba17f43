import {
  fileNames,
  unpackPage,
  unpackShard,
  type Manifest,
  type OutlineFile,
} from '../index/format';
import { FORMAT_VERSION } from '../index/version';
import type { SectionRecord } from '../index/records';
import { createFlexSearchStore, partition, type Hits, type Store } from '../index/store';
import { createMemo, type Memo } from '../text/memo';
import { lower } from '../text/text';
import { createOutline, type Outline } from './outline';

/** Fetches one file of the index by its name. */
export type FetchPart = (name: string) => Promise<string>;

/** A section's texts in lower case, letter for letter as long as the originals. */
export interface SectionText {
  readonly record: SectionRecord;
  /** Title, address and tags of the page. */
  readonly title: string;
  readonly heading: string;
  /** The words of the id, which can be looked for as well. */
  readonly anchor: string;
  readonly body: string;
  readonly code: readonly string[];
  /** Languages of the code, which can be looked for by their names. */
  readonly languages: string;
  /** What it is asked for by. */
  readonly asked: string;
}

/** Files of an index, each fetched once, and the keys of those that are there. */
export interface Loader {
  readonly sections: number;
  /** Keys that are in so many sections that no shard holds them. */
  readonly stops: ReadonlySet<string>;
  readonly store: Store;
  /** What was found last by the keys of one reading of a word. */
  readonly recent: Memo<Hits>;
  readonly outline: () => Promise<Outline>;
  readonly outlineNow: () => Outline | undefined;
  readonly shardOf: (key: string) => number;
  /** Whether the shard of a key is there; the others are left to the check on the text. */
  readonly isLoaded: (key: string) => boolean;
  /** Loads the first `limit` shards that are not there yet; answers whether all could be had. */
  readonly loadShards: (shards: readonly number[], limit: number) => Promise<boolean>;
  /** Texts of a page's sections; undefined if its fragment cannot be had. */
  readonly loadPage: (page: number) => Promise<readonly SectionText[] | undefined>;
}

/** All readings of a few words; a byte per section each. */
const MAX_RECENT = 50;

/** Keeps what has been fetched. What failed is asked for again: a lost connection must not silence a word for good. */
function keep<Value>(
  fetch: (number: number) => Promise<Value>,
): (number: number) => Promise<Value> {
  const kept = new Map<number, Promise<Value>>();
  return (number) => {
    const promise =
      kept.get(number) ??
      fetch(number).catch((error: unknown) => {
        kept.delete(number);
        throw error;
      });
    kept.set(number, promise);
    return promise;
  };
}

/** Throws if the data were made for another version of the code. */
export function createLoader(manifest: Manifest, fetchPart: FetchPart): Loader {
  if (manifest.version !== FORMAT_VERSION) {
    throw new Error(`index has format ${manifest.version}, expected ${FORMAT_VERSION}`);
  }
  const store = createFlexSearchStore();
  const loaded = new Set<number>();
  let outline: Outline | undefined;

  const shardOf = (key: string): number =>
    Math.max(0, partition(manifest.shards, (first) => first <= key) - 1);
  const fetchOutline = keep(async () => {
    outline = createOutline(
      manifest,
      JSON.parse(await fetchPart(fileNames.outline)) as OutlineFile,
    );
    return outline;
  });
  const fetchShard = keep(async (shard) => {
    store.load(unpackShard(await fetchPart(fileNames.shard(shard))));
    loaded.add(shard);
  });
  const fetchPage = keep(async (page) => {
    const title = lower([outline?.titles[page], ...(outline?.subjects[page] ?? [])].join(' '));
    return unpackPage(await fetchPart(fileNames.page(page))).map((record): SectionText => ({
      record,
      title,
      heading: lower(record.heading),
      anchor: record.anchor.replaceAll('-', ' '),
      body: lower(record.body),
      code: record.code.map(({ text }) => lower(text)),
      languages: record.code.map(({ language }) => language).join(' '),
      asked: lower((record.asked ?? []).join('\n')),
    }));
  });

  return {
    sections: manifest.sections,
    stops: new Set(manifest.stops),
    store,
    recent: createMemo(MAX_RECENT),
    outline: () => fetchOutline(0),
    outlineNow: () => outline,
    shardOf,
    isLoaded: (key) => loaded.has(shardOf(key)),
    async loadShards(wanted, limit) {
      const missing = wanted.filter((shard) => !loaded.has(shard)).slice(0, limit);
      const results = await Promise.allSettled(missing.map(fetchShard));
      return results.every(({ status }) => status === 'fulfilled');
    },
    loadPage: (page) => fetchPage(page).catch(() => undefined),
  };
}
