import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './io/files';
import type { SourceFile } from '../lib/note/note';
import type { NotesData } from '../lib/site/notes';
import type { SitePlan } from '../lib/site/plan';
import { redirectPage } from '../lib/export/redirect-page';
import { movedPages, splitAddress } from '../lib/addresses/redirects';
import { APP_MANIFEST, ATOM_FEED, JSON_FEED } from '../lib/vocabulary/export-names';
import { ERROR_ROUTE, htmlFileOf, markdownFileOf } from '../lib/vocabulary/routes';
import {
  CLOUDFRONT_HEADERS_FILE,
  cloudFrontHeadersText,
  headersText,
  HEADERS_FILE,
  nginxHeadersText,
  NGINX_HEADERS_FILE,
  securityHeaders,
  type InlineHashes,
} from '../lib/export/headers';
import { appManifest } from '../lib/export/app-manifest';
import { llmsTxt, noteMarkdown } from '../lib/export/llms';
import { sampleZips } from '../lib/export/sample-zips';
import { atomFeed, jsonFeed } from '../lib/export/feeds';
import { robotsTxt, sitemapXml } from '../lib/export/sitemap';

/**
 * Writes the files beside the pages: sitemap, robots, feeds, Markdown, the pages at old addresses, and the
 * mark that keeps GitHub Pages from dropping `_next`.
 */
export function writeExportFiles(options: {
  folder: string;
  plan: SitePlan;
  data: NotesData;
  files: readonly SourceFile[];
}): void {
  const { folder, plan, data, files } = options;
  const { site } = plan;
  const notes = Object.values(data.notes);
  const write = (name: string, text: string | Uint8Array): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const titles = new Map(notes.map(({ route, title }) => [route, title]));
  for (const [route, target] of movedPages(plan.redirects.entries)) {
    const title = titles.get(splitAddress(target).route) ?? target;
    write(htmlFileOf(route), redirectPage(site, target, title));
  }
  const sources = new Map(files.map(({ path: name, text }) => [name, text]));
  for (const note of plan.notes) {
    if (data.notes[note.file]?.listed === true && note.route !== ERROR_ROUTE) {
      write(markdownFileOf(note.route), noteMarkdown(data, note, sources.get(note.file) ?? ''));
    }
  }
  sampleZips(plan.notes).forEach((bytes, name) => {
    write(name, bytes);
  });
  write('sitemap.xml', sitemapXml(site, notes));
  write(ATOM_FEED, atomFeed(site, notes));
  write(JSON_FEED, jsonFeed(site, notes));
  write('llms.txt', llmsTxt(site, notes));
  write(APP_MANIFEST, appManifest(site));
  write('robots.txt', robotsTxt(site));
  write('.nojekyll', '');
}

/** Writes the headers of every page in the format of each host. */
export function writeHeaders(options: {
  folder: string;
  inline: InlineHashes;
  basePath: string;
  /** Folders of files with a hash of their content in the name. */
  hashed: readonly string[];
}): void {
  const { folder, inline, basePath, hashed } = options;
  const headers = securityHeaders(inline);
  const texts = [
    [HEADERS_FILE, headersText(headers, basePath, hashed)],
    [NGINX_HEADERS_FILE, nginxHeadersText(headers)],
    [CLOUDFRONT_HEADERS_FILE, cloudFrontHeadersText(headers)],
  ] as const;
  for (const [name, text] of texts) {
    writeWhole(path.join(folder, name), text);
  }
}
