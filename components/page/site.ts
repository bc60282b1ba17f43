import type { Site } from '../../lib/site/site';

/**
 * The owner's facts (`lib/site/site.ts`). `build/adapter.mjs` and `build/client.ts` put them into the code, so that
 * every page and every script of a build has the same.
 */
export const site = JSON.parse(process.env.SITE ?? '{}') as Site;
