import type { Site } from '../lib/site/site';

declare global {
  /** The owner's facts, written into the bundle by `next.config.ts`. */
  const __SITE__: Site;
}
