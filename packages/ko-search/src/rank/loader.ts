import { fileNames, unpackPage, unpackShard, type Manifest, type TierFile } from '../index/format';
import { FORMAT_VERSION } from '../index/version';
import type { SectionRecord } from '../index/records';
import { partition, type Store } from '../index/store';
import { lower } from '../text/text';
import { createTier, type Tier } from './tier';

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

/** Pages whose texts are kept: about 20 kB each in memory. */
const MAX_PAGES = 300;

/** Files of an index, each fetched once. */
export interface Loader {
  /** Titles and headings. */
  readonly tier: () => Promise<Tier>;
  /** The tier if it is there already. */
  readonly tierNow: () => Tier | undefined;
  /** Number of the shard that holds a key. */
  readonly shardOf: (key: string) => number;
  /** Whether the shard of a key is there. */
  readonly isLoaded: (key: string) => boolean;
  /** Loads the first `limit` shards that are not there yet; answers whether all could be had. */
  readonly loadShards: (shards: readonly number[], limit: number) => Promise<boolean>;
  /** Texts of a page's sections; undefined if its fragment cannot be had. */
  readonly loadPage: (page: number) => Promise<readonly SectionText[] | undefined>;
}

/**
 * Keeps what has been fetched. What failed is asked for again: a lost connection must not silence a
 * word for good.
 */
function keep<Value>(
  fetch: (number: number) => Promise<Value>,
  limit = Infinity,
): (number: number) => Promise<Value> {
  const kept = new Map<number, Promise<Value>>();
  return (number) => {
    const promise =
      kept.get(number) ??
      fetch(number).catch((error: unknown) => {
        kept.delete(number);
        throw error;
      });
    // Put it last, so that the oldest goes first.
    kept.delete(number);
    kept.set(number, promise);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) {
      kept.delete(oldest);
    }
    return promise;
  };
}

/** Throws if the data were made for another version of the code. */
export function createLoader(manifest: Manifest, fetchPart: FetchPart, store: Store): Loader {
  if (manifest.version !== FORMAT_VERSION) {
    throw new Error(`index has format ${manifest.version}, expected ${FORMAT_VERSION}`);
  }
  const loaded = new Set<number>();
  let tier: Tier | undefined;

  const shardOf = (key: string): number =>
    Math.max(0, partition(manifest.shards, (first) => first <= key) - 1);
  const fetchTier = keep(async () => {
    tier = createTier(manifest, JSON.parse(await fetchPart(fileNames.tier)) as TierFile);
    return tier;
  });
  const fetchShard = keep(async (shard) => {
    store.load(unpackShard(await fetchPart(fileNames.shard(shard))));
    loaded.add(shard);
  });
  const fetchPage = keep(async (page) => {
    const title = lower([tier?.titles[page], ...(tier?.subjects[page] ?? [])].join(' '));
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
  }, MAX_PAGES);

  return {
    tier: async () => tier ?? (await fetchTier(0)),
    tierNow: () => tier,
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
