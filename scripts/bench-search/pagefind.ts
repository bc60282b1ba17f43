import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { PageRecord } from '../../lib/search/index/records';
import { serveStatic } from '../io/static-server';
import { benchPackage } from '../io/bench-package';
import { gzipSize, MAX_ROWS, type Rival } from './rival';

interface PagefindIndex {
  addHTMLFile: (file: { url: string; content: string }) => Promise<{ errors: readonly string[] }>;
  writeFiles: (options: { outputPath: string }) => Promise<unknown>;
}

interface PagefindModule {
  createIndex: (options: Record<string, unknown>) => Promise<{ index: PagefindIndex }>;
  close: () => Promise<unknown>;
}

interface SubResult {
  readonly url: string;
  readonly locations: readonly number[];
}

/** What the script that runs in the page uses of Pagefind's own. */
interface PagefindInPage {
  search: (query: string) => Promise<{
    results: readonly { data: () => Promise<{ url: string; sub_results: readonly SubResult[] }> }[];
  }>;
}

/** Sections below a page in Pagefind's own list (`processed sub results` of its default interface). */
const SUB_RESULTS = 3;

/** Pages of which the list is made; further ones it loads when the reader scrolls. */
const PAGES = 5;

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A note as the plainest page that has its ids. */
function pageHtml({ title, sections }: PageRecord): string {
  const parts = sections.map(({ anchor, heading, body, code }) =>
    [
      anchor === '' ? '' : `<h2 id="${anchor}">${escape(heading)}</h2>`,
      ...body.split('\n').map((line) => `<p>${escape(line)}</p>`),
      ...code.map(({ text }) => `<pre><code>${escape(text)}</code></pre>`),
    ].join('\n'),
  );
  return `<!doctype html><html lang="ko"><head><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${parts.join('\n')}</main></body></html>`;
}

/** Pagefind over pages made of the notes: its index by its Node API, its search in the browser. */
export async function pagefind(
  pages: readonly PageRecord[],
  browser: Browser,
): Promise<Rival & { readonly close: () => void }> {
  const folder = await benchPackage('pagefind');
  const file = pathToFileURL(path.join(folder, 'lib/index.js')).href;
  const { createIndex, close } = (await import(file)) as PagefindModule;
  const { index } = await createIndex({ forceLanguage: 'ko' });
  for (const page of pages) {
    await index.addHTMLFile({ url: page.route, content: pageHtml(page) });
  }
  const site = path.resolve('.cache/bench-search/pagefind-site');
  await rm(site, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  await index.writeFiles({ outputPath: path.join(site, 'pagefind') });
  await close();
  const { server, port } = await serveStatic({ folder: site, port: 4180, basePath: '' });
  const tab = await browser.newPage();
  const sizes: Promise<number>[] = [];
  tab.on('response', (response) => {
    if (response.url().includes('/pagefind/')) {
      sizes.push(response.body().then(gzipSize));
    }
  });
  await tab.route('**/bench.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="ko"></html>' }),
  );
  await tab.goto(`http://localhost:${port}/bench.html`);
  const rowsFor = (queries: readonly string[]): Promise<string[][]> =>
    tab.evaluate(
      async ({ texts, pageCount, subResults, maxRows }) => {
        const address = '/pagefind/pagefind.js';
        const { search } = (await import(address)) as PagefindInPage;
        const all: string[][] = [];
        for (const text of texts) {
          const { results } = await search(text);
          const found = await Promise.all(results.slice(0, pageCount).map((one) => one.data()));
          const rows = found.flatMap(({ url, sub_results: sections }) => [
            `${url}#`,
            ...[...sections]
              .filter((section) => section.url !== url)
              .sort((a, b) => b.locations.length - a.locations.length)
              .slice(0, subResults)
              .map((section) => section.url),
          ]);
          all.push(rows.slice(0, maxRows));
        }
        return all;
      },
      { texts: queries, pageCount: PAGES, subResults: SUB_RESULTS, maxRows: MAX_ROWS },
    );
  await rowsFor(['구']);
  const firstBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return {
    name: 'Pagefind',
    rowsFor,
    firstBytes,
    close: () => {
      server.close();
    },
  };
}
