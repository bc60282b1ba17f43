import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './io/files';
import type { NoteRecord } from '../lib/site/notes';
import { redirectPage } from '../lib/export/redirect-page';
import { movedPages, splitAddress } from '../lib/addresses/redirects';
import { ATOM_FEED, JSON_FEED } from '../lib/vocabulary/export-names';
import { htmlFileOf } from '../lib/vocabulary/routes';
import type { Site } from '../lib/site/site';
import {
  headersText,
  HEADERS_FILE,
  nginxHeadersText,
  NGINX_HEADERS_FILE,
  securityHeaders,
  type InlineHashes,
} from '../lib/export/headers';
import { atomFeed, jsonFeed } from '../lib/export/feeds';
import { robotsTxt, sitemapXml } from '../lib/export/sitemap';

/**
 * Writes the files beside the pages: sitemap, robots, feeds, the pages at old addresses, and the mark that
 * keeps a host from dropping `_next`.
 */
export async function writeExportFiles(options: {
  folder: string;
  site: Site;
  notes: readonly NoteRecord[];
  /** Where addresses that once existed have gone. */
  redirects: ReadonlyMap<string, string>;
}): Promise<void> {
  const { folder, site, notes, redirects } = options;
  const titles = new Map(notes.map(({ route, title }) => [route, title]));
  const moved = [...movedPages(redirects)].map(async ([route, target]) => {
    const file = path.join(folder, htmlFileOf(route));
    const title = titles.get(splitAddress(target).route) ?? target;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(site, target, title));
  });
  await Promise.all([
    ...moved,
    writeFile(path.join(folder, 'sitemap.xml'), sitemapXml(site, notes)),
    writeFile(path.join(folder, ATOM_FEED), atomFeed(site, notes)),
    writeFile(path.join(folder, JSON_FEED), jsonFeed(site, notes)),
    writeFile(path.join(folder, 'robots.txt'), robotsTxt(site)),
    writeFile(path.join(folder, '.nojekyll'), ''),
  ]);
}

/** Writes what every page is served with, in the forms that hosts read. */
export async function writeHeaders(
  folder: string,
  inline: InlineHashes,
  basePath: string,
): Promise<void> {
  const headers = securityHeaders(inline);
  await writeWhole(path.join(folder, HEADERS_FILE), headersText(headers, basePath));
  await writeWhole(path.join(folder, NGINX_HEADERS_FILE), nginxHeadersText(headers));
}
