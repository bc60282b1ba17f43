import { absoluteUrl, ERROR_ROUTE, type Route } from '../vocabulary/routes';
import type { Site } from '../site/site';

/** Writes the sitemap of all listed pages, by address. */
export function sitemapXml(
  site: Site,
  notes: readonly { route: Route; updated?: string; listed: boolean }[],
): string {
  const urls = notes
    .filter(({ route, listed }) => listed && route !== ERROR_ROUTE)
    .map(({ route, updated }) => {
      const changed = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
      return `<url><loc>${absoluteUrl(site, route)}</loc>${changed}</url>`;
    })
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes robots.txt: every crawler may read everything. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${site.basePath}/sitemap.xml\n`;
}
