import type { APIRequestContext } from '@playwright/test';
import { at, basePath } from './site';

/** Every route that the tested site publishes, as its sitemap lists them. */
export async function publishedRoutes(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get(at('/sitemap.xml'))).text();
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname.slice(basePath().length) || '/',
  );
}
