import type { Site } from '../lib/site/site';

declare global {
  /** The owner's facts, written into the bundle by `next.config.mjs`. */
  const __SITE__: Site;

  /** Folder of the search data below `_search/`; empty where no build has made any. */
  const __SEARCH_ID__: string;
}
