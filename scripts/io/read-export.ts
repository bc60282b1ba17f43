import { fromHtml } from 'hast-util-from-html';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHtmlPage, type HtmlPage } from '../../lib/html-page';
import type { Route } from '../../lib/routes';
import type { PageRecord } from '../../lib/search/records';
import { sectionsFromHtml } from '../../lib/search/sections';
import { listFiles } from './files';

/** An exported page, read once for all that comes after the export. */
export interface ExportedPage {
  /** What the checks look at. */
  readonly html: HtmlPage;
  /** What the search looks at; `undefined` where the page holds no note. */
  readonly record: PageRecord | undefined;
}

/** An exported folder. */
export interface ExportedFolder {
  readonly folder: string;
  readonly pages: ReadonlyMap<Route, ExportedPage>;
}

/** Reads every page of an exported folder. */
export async function readExport(folder: string): Promise<ExportedFolder> {
  const files = await listFiles(folder, '.');
  const pages = new Map<Route, ExportedPage>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}` as Route;
    const tree = fromHtml(await readFile(path.join(folder, file), 'utf8'));
    pages.set(route, { html: readHtmlPage(tree), record: sectionsFromHtml(tree, route) });
  }
  return { folder, pages };
}
