import type { Site } from '../../lib/site/site';

/**
 * The owner's facts (`lib/site/site.ts`). `build/adapter.mjs` and `build/client.ts` replace the variable at
 * build, so that every page and script of a build has the same facts.
 */
export const site = JSON.parse(process.env.SITE ?? '{}') as Site;
