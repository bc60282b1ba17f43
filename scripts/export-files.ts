import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NoteRecord } from '../lib/notes';
import type { Site } from '../lib/site';
import { robotsTxt, sitemapXml } from '../lib/sitemap';

/** Writes the files beside the pages: sitemap, robots, and the mark that keeps a host from dropping `_next`. */
export async function writeExportFiles(options: {
  folder: string;
  site: Site;
  notes: readonly NoteRecord[];
}): Promise<void> {
  const { folder, site, notes } = options;
  await Promise.all([
    writeFile(path.join(folder, 'sitemap.xml'), sitemapXml(site, notes)),
    writeFile(path.join(folder, 'robots.txt'), robotsTxt(site)),
    writeFile(path.join(folder, '.nojekyll'), ''),
  ]);
}
