import {
  FORMAT_VERSION,
  fileNames,
  unpackPage,
  unpackShard,
  type HeadingFile,
  type Manifest,
  type TierFile,
} from '../index/format';
import { partition, type Store } from '../index/store';
import { createTier, withHeadings, type Tier } from './tier';
import { sectionText, type SectionText } from './verify';

/** Fetches one file of the index by its name. */
export type FetchPart = (name: string) => Promise<string>;

/** Pages whose texts are kept: about 20 kB each in memory. */
const MAX_PAGES = 300;

/** Files of an index, each fetched once. */
export interface Loader {
  readonly manifest: Manifest;
  /** The title tier; with headings once they are there. */
  readonly tier: () => Promise<Tier>;
  /** The tier if it is there already. */
  readonly tierNow: () => Tier | undefined;
  /** Loads the headings of a large site; does nothing where they came with the titles. */
  readonly loadHeadings: () => Promise<void>;
  /** Number of the shard that holds a key. */
  readonly shardOf: (key: string) => number;
  /** Whether the shard of a key is there. */
  readonly isLoaded: (key: string) => boolean;
  /** Loads the first `limit` shards that are not there yet; answers whether all could be had. */
  readonly loadShards: (shards: readonly number[], limit: number) => Promise<boolean>;
  /** Texts of a page's sections; undefined if its fragment cannot be had. */
  readonly loadPage: (page: number, title: string) => Promise<readonly SectionText[] | undefined>;
}

/** Throws if the data were made for another version of the code. */
export function createLoader(manifest: Manifest, fetchPart: FetchPart, store: Store): Loader {
  if (manifest.version !== FORMAT_VERSION) {
    throw new Error(`index has format ${manifest.version}, expected ${FORMAT_VERSION}`);
  }
  const shards = new Map<number, Promise<boolean>>();
  const loaded = new Set<number>();
  const pages = new Map<number, Promise<readonly SectionText[] | undefined>>();
  let tier: Tier | undefined;
  let tierPromise: Promise<Tier> | undefined;

  const shardOf = (key: string): number =>
    Math.max(0, partition(manifest.shards, (first) => first <= key) - 1);

  async function fetchTier(): Promise<Tier> {
    tier = createTier(manifest, JSON.parse(await fetchPart(fileNames.tier)) as TierFile);
    return tier;
  }

  async function fetchShard(shard: number): Promise<boolean> {
    try {
      store.load(unpackShard(await fetchPart(fileNames.shard(shard))));
      loaded.add(shard);
      return true;
    } catch {
      // The next keystroke asks again: a lost connection must not silence a word for good.
      shards.delete(shard);
      return false;
    }
  }

  async function fetchPage(
    page: number,
    title: string,
  ): Promise<readonly SectionText[] | undefined> {
    try {
      const sections = unpackPage(await fetchPart(fileNames.page(page)));
      return sections.map((record) => sectionText(record, title));
    } catch {
      pages.delete(page);
      return undefined;
    }
  }

  return {
    manifest,
    tier: () => {
      tierPromise ??= fetchTier().catch((error: unknown) => {
        tierPromise = undefined;
        throw error;
      });
      return tierPromise;
    },
    tierNow: () => tier,
    async loadHeadings() {
      const current = await this.tier();
      if (current.headings === undefined) {
        const file = JSON.parse(await fetchPart(fileNames.headings)) as HeadingFile;
        tier = withHeadings(current, file);
        tierPromise = Promise.resolve(tier);
      }
    },
    shardOf,
    isLoaded: (key) => loaded.has(shardOf(key)),
    async loadShards(wanted, limit) {
      const missing = wanted.filter((shard) => !loaded.has(shard)).slice(0, limit);
      const results = await Promise.all(
        missing.map((shard) => {
          const promise = shards.get(shard) ?? fetchShard(shard);
          shards.set(shard, promise);
          return promise;
        }),
      );
      return results.every(Boolean);
    },
    loadPage(page, title) {
      const known = pages.get(page);
      const promise = known ?? fetchPage(page, title);
      // Put it last, so that the oldest goes first.
      pages.delete(page);
      pages.set(page, promise);
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) {
        pages.delete(oldest);
      }
      return promise;
    },
  };
}
