import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHtmlPage, type HtmlPage } from '../../lib/export/html-page';
import type { Route } from '../../lib/vocabulary/routes';
import { type PageRecord, sectionsFromHtml } from 'ko-search/index';
import { listFiles } from './files';

/** An exported page, read once for the checks and the search. */
interface ExportedPage {
  /** The page for the checks. */
  readonly html: HtmlPage;
  /** The page for the search; `undefined` for a page without a note. */
  readonly search: PageRecord | undefined;
}

/** An exported folder. */
export interface ExportedFolder {
  readonly folder: string;
  readonly pages: ReadonlyMap<Route, ExportedPage>;
  /** Hashes of the inline scripts and style sheets, each with the first page that has it. */
  readonly inline: Record<keyof Inline, ReadonlyMap<string, Route>>;
}

/** Hashes of the scripts and style sheets of one page. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const SCRIPT = /(<script\b[^>]*>)([^]*?)<\/script>/g;

/** Attributes of scripts that the policy does not need a hash for: loaded from a file, or data. */
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
  pages: ReadonlyMap<Route, Inline>,
  kind: keyof Inline,
): ReadonlyMap<string, Route> {
  const first = new Map<string, Route>();
  for (const [route, { [kind]: hashes }] of pages) {
    for (const hash of hashes) {
      first.set(hash, first.get(hash) ?? route);
    }
  }
  return first;
}

function readPage(html: string, route: Route): ExportedPage {
  const tree = fromHtml(html);
  return { html: readHtmlPage(tree), search: sectionsFromHtml(tree, route) };
}

/** Reads every page of an exported folder once, for the checks and the search. */
export async function readExport(folder: string): Promise<ExportedFolder> {
  const files = await listFiles(folder, '.');
  const pages = new Map<Route, ExportedPage>();
  const inline = new Map<Route, Inline>();
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}` as Route;
    const html = readFileSync(path.join(folder, file), 'utf8');
    inline.set(route, inlineOf(html));
    pages.set(route, readPage(html, route));
  }
  return {
    folder,
    pages,
    inline: { scripts: firstPages(inline, 'scripts'), styles: firstPages(inline, 'styles') },
  };
}
