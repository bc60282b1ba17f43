import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineHashes } from '../../lib/export/headers';
import { parseHtml, readHtmlPage, type HtmlPage } from '../../lib/export/html-page';
import type { Route } from '../../lib/vocabulary/routes';
import { type PageRecord, sectionsFromHtml } from 'ko-search/index';
import { listFiles } from './files';

interface ExportedPage {
  readonly html: HtmlPage;
  /** The page for the search; `undefined` for a page without a note. */
  readonly search: PageRecord | undefined;
}

export interface ExportedFolder {
  readonly folder: string;
  readonly pages: ReadonlyMap<Route, ExportedPage>;
  readonly inline: InlineHashes;
}

const SCRIPT = /(<script\b[^>]*>)([^]*?)<\/script>/g;

/** Attributes of scripts that the policy does not need a hash for: loaded from a file, or data. */
const NO_CODE = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function addInline(
  html: string,
  { scripts, styles }: Record<keyof InlineHashes, Set<string>>,
): void {
  for (const [, tag = '', content = ''] of html.matchAll(SCRIPT)) {
    if (!NO_CODE.test(tag)) {
      scripts.add(hashOf(content));
    }
  }
  for (const [, content = ''] of html.matchAll(STYLE)) {
    styles.add(hashOf(content));
  }
}

/** Reads every page of an exported folder once, for the checks and the search. */
export async function readExport(folder: string): Promise<ExportedFolder> {
  const files = await listFiles(folder, '.');
  const pages = new Map<Route, ExportedPage>();
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}` as Route;
    const html = readFileSync(path.join(folder, file), 'utf8');
    addInline(html, inline);
    const tree = parseHtml(html);
    pages.set(route, { html: readHtmlPage(tree), search: sectionsFromHtml(tree, route) });
  }
  return { folder, pages, inline };
}
