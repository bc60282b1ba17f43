import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHtmlPage, type HtmlPage } from '../../lib/export/html-page';
import type { Route } from '../../lib/vocabulary/routes';
import type { PageRecord } from '../../lib/search/index/records';
import { sectionsFromHtml } from '../../lib/search/index/sections';
import { listFiles } from './files';
import { keep, recall, type MemoryFile } from './memory';

/** An exported page, read once for all that comes after the export. */
interface ExportedPage {
  /** What the checks look at. */
  readonly html: HtmlPage;
  /** What the search looks at; `undefined` where the page holds no note. */
  readonly record: PageRecord | undefined;
}

/** An exported folder. */
export interface ExportedFolder {
  readonly folder: string;
  readonly pages: ReadonlyMap<Route, ExportedPage>;
  /** Scripts and style sheets in the pages by their hashes, each with the first page that holds it. */
  readonly inline: Inline;
}

interface Inline {
  readonly scripts: ReadonlyMap<string, Route>;
  readonly styles: ReadonlyMap<string, Route>;
}

interface Remembered {
  readonly key: string;
  readonly page: ExportedPage;
}

/** Nothing in it is read here, and it names the files of the build, which are new every time. */
const SCRIPT = /(<script\b[^>]*>)([^]*?)<\/script>/g;

/** Scripts that the browser gets from elsewhere, and data, which it does not run. */
const NO_CODE = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Adds the hashes of what stands in a page to those of the site. */
function addInline(
  html: string,
  route: Route,
  { scripts, styles }: Record<keyof Inline, Map<string, Route>>,
): void {
  const add = (hashes: Map<string, Route>, content: string): void => {
    const hash = hashOf(content);
    hashes.set(hash, hashes.get(hash) ?? route);
  };
  for (const [, tag = '', content = ''] of html.matchAll(SCRIPT)) {
    if (!NO_CODE.test(tag)) {
      add(scripts, content);
    }
  }
  for (const [, content = ''] of html.matchAll(STYLE)) {
    add(styles, content);
  }
}

function keyOf(html: string): string {
  const text = html.replace(
    SCRIPT,
    // Lines are counted.
    (_script, tag: string, content: string) => tag + content.replace(/.+/g, ''),
  );
  return createHash('sha256').update(text).digest('base64url');
}

function readPage(html: string, route: Route): ExportedPage {
  const tree = fromHtml(html);
  return { html: readHtmlPage(tree), record: sectionsFromHtml(tree, route) };
}

/** Reads every page of an exported folder; with a memory, those that have changed since the last time. */
export async function readExport(folder: string, memory?: MemoryFile): Promise<ExportedFolder> {
  const files = await listFiles(folder, '.');
  const before = memory ? await recall<Remembered>(memory) : new Map<string, Remembered>();
  const now = new Map<Route, Remembered>();
  const inline = { scripts: new Map<string, Route>(), styles: new Map<string, Route>() };
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}` as Route;
    const html = await readFile(path.join(folder, file), 'utf8');
    addInline(html, route, inline);
    const key = keyOf(html);
    const known = before.get(route);
    now.set(route, known?.key === key ? known : { key, page: readPage(html, route) });
  }
  if (memory) {
    await keep(memory, now);
  }
  return { folder, pages: new Map([...now].map(([route, { page }]) => [route, page])), inline };
}
