import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHtmlPage, type HtmlPage } from '../../lib/export/html-page';
import type { Route } from '../../lib/vocabulary/routes';
import { indexPage, type IndexedPage } from '../../lib/search/index/build-index';
import { sectionsFromHtml } from '../../lib/search/index/sections';
import { search } from '../../lib/site/site';
import { listFiles } from './files';
import { keep, recall, type MemoryFile } from './memory';

/** An exported page, read once for all that comes after the export. */
interface ExportedPage {
  /** What the checks look at. */
  readonly html: HtmlPage;
  /** What the search holds of it; `undefined` where the page holds no note. */
  readonly search: IndexedPage | undefined;
}

/** An exported folder. */
export interface ExportedFolder {
  readonly folder: string;
  readonly pages: ReadonlyMap<Route, ExportedPage>;
  /** Scripts and style sheets in the pages by their hashes, each with the first page that holds it. */
  readonly inline: Record<keyof Inline, ReadonlyMap<string, Route>>;
}

/** Hashes of the scripts and style sheets in a page. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Remembered {
  /** Name of the file that the page was taken from. */
  readonly name: string | undefined;
  readonly inline: Inline;
  /** Hash of all that {@link readPage} reads. */
  readonly key: string;
  readonly page: ExportedPage;
}

/** What the last build has read of the pages, and what each of them is named after its content. */
interface PageMemory extends MemoryFile {
  readonly names?: ReadonlyMap<Route, string>;
}

/** Nothing in it is read here, and it names the files of the build, which are new every time. */
const SCRIPT = /(<script\b[^>]*>)([^]*?)<\/script>/g;

/** Scripts that the browser gets from elsewhere, and data, which it does not run. */
const NO_CODE = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function inlineOf(html: string): Inline {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, tag = '']) => !NO_CODE.test(tag));
  return {
    scripts: scripts.map(([, , content = '']) => hashOf(content)),
    styles: [...html.matchAll(STYLE)].map(([, content = '']) => hashOf(content)),
  };
}

function firstPages(
  pages: ReadonlyMap<Route, Remembered>,
  kind: keyof Inline,
): ReadonlyMap<string, Route> {
  const first = new Map<string, Route>();
  for (const [route, { inline }] of pages) {
    for (const hash of inline[kind]) {
      first.set(hash, first.get(hash) ?? route);
    }
  }
  return first;
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
  const record = sectionsFromHtml(tree, route);
  return { html: readHtmlPage(tree), search: record && indexPage(record, search) };
}

/** Reads every page of an exported folder; with a memory, those that have changed since the last time. */
export async function readExport(folder: string, memory?: PageMemory): Promise<ExportedFolder> {
  const files = await listFiles(folder, '.');
  const before = memory ? await recall<Remembered>(memory) : new Map<string, Remembered>();
  const now = new Map<Route, Remembered>();
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}` as Route;
    const known = before.get(route);
    const name = memory?.names?.get(route);
    if (known && name !== undefined && known.name === name) {
      now.set(route, known);
      continue;
    }
    const html = readFileSync(path.join(folder, file), 'utf8');
    const key = keyOf(html);
    const page = known?.key === key ? known.page : readPage(html, route);
    now.set(route, { name, inline: inlineOf(html), key, page });
  }
  if (memory) {
    await keep(memory, now);
  }
  return {
    folder,
    pages: new Map([...now].map(([route, { page }]) => [route, page])),
    inline: { scripts: firstPages(now, 'scripts'), styles: firstPages(now, 'styles') },
  };
}
