import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { Fault } from '../faults/fault';
import { absoluteUrl, type Route } from '../vocabulary/routes';
import type { Site } from '../site/site';

/** Pages that search engines should not list. */
const UNLISTED: ReadonlySet<string> = new Set(['/404']);

/** Writes the sitemap of all listed pages, by address. */
export function sitemapXml(
  site: Site,
  notes: readonly { route: Route; updated?: string; listed: boolean }[],
): string {
  const urls = notes
    .filter(({ route, listed }) => listed && !UNLISTED.has(route))
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

/** Reads the addresses of a sitemap, in its order. */
function readSitemap(xml: string): string[] {
  const addresses: string[] = [];
  visit(fromHtml(xml, { fragment: true }), 'element', ({ tagName, children: [text] }) => {
    if (tagName === 'loc' && text?.type === 'text') {
      addresses.push(text.value.trim());
    }
  });
  return addresses;
}

/**
 * Finds differences between the sitemap and the pages that search engines may list.
 *
 * @param pages full addresses of those pages, from their canonical links
 */
export function findSitemapFaults(xml: string, pages: Iterable<string>): Fault[] {
  const file = 'out/sitemap.xml';
  const listed = readSitemap(xml);
  const known = new Set(pages);
  const found = new Set(listed);
  const repeated = listed.length > found.size;
  return [
    ...(repeated ? listed : [])
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => ({
        file,
        found: `두 번 적힌 주소 ${address}`,
        expected: '주소마다 한 번',
        fix: 'lib/export/sitemap.ts를 고친다.',
      })),
    ...listed
      .filter((address) => !known.has(address))
      .map((address) => ({
        file,
        found: `공개한 페이지가 아닌 주소 ${address}`,
        expected: '내보낸 페이지 가운데 검색 엔진에 보이는 것의 canonical 주소',
        fix: '그 페이지를 내보내거나, 사이트맵을 만드는 lib/export/sitemap.ts를 고친다.',
      })),
    ...[...known]
      .filter((address) => !found.has(address))
      .map((address) => ({
        file,
        found: `빠진 주소 ${address}`,
        expected: '공개한 모든 페이지의 주소',
        fix: '검색 엔진에 숨길 페이지면 머리말에 status: unlisted를, 아니면 lib/export/sitemap.ts를 고친다.',
      })),
  ];
}

/** Writes robots.txt: every crawler may read everything. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${site.basePath}/sitemap.xml\n`;
}
