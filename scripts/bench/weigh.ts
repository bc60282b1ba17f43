import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compactPageMap } from '../../lib/tree/compact-page-map';
import { readHtmlPage } from '../../lib/export/html-page';
import type { NotesData } from '../../lib/site/notes';
import { htmlFileOf, type Route } from '../../lib/vocabulary/routes';

/** Bytes after gzip -9 and after brotli, in kB. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** What a reader downloads for one page. */
export interface PageWeight {
  readonly html: Weight;
  readonly css: Weight;
  /** All scripts that the page hands to `waitForReader`; none of them runs before a reader moves. */
  readonly script: Weight;
}

function weigh(parts: readonly (Buffer | string)[]): Weight {
  const sum = (compress: (data: Buffer | string) => Buffer): number =>
    parts.reduce((total, data) => total + compress(data).length, 0) / 1000;
  return {
    gzip: sum((data) => gzipSync(data, { level: 9 })),
    brotli: sum((data) => brotliCompressSync(data)),
  };
}

/** Weighs a page of an exported site. */
export async function weighPage(out: string, route: Route, basePath: string): Promise<PageWeight> {
  const html = await readFile(path.join(out, htmlFileOf(route)), 'utf8');
  const read = (targets: Iterable<string>): Promise<Buffer[]> =>
    Promise.all(
      [...new Set(targets)].map((file) => readFile(path.join(out, file.slice(basePath.length)))),
    );
  const styles = readHtmlPage(html)
    .references.map(({ target }) => target)
    .filter((target) => target.endsWith('.css'));
  const scripts = [...html.matchAll(/"([^"]*\/_site\/[^"]+\.js)"/g)].map(
    ([, source]) => source ?? '',
  );
  return {
    html: weigh([html]),
    css: weigh(await read(styles)),
    script: weigh(await read(scripts)),
  };
}

/** The file that names all pages, fetched when a reader opens a folder. */
export async function weighPageMap(root: string): Promise<Weight> {
  const notes = JSON.parse(
    await readFile(path.join(root, '.cache/notes.json'), 'utf8'),
  ) as NotesData;
  return weigh([JSON.stringify(compactPageMap(notes.pageMap))]);
}

/** All files below a folder, in MB, not compressed. */
export async function sizeMb(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((total, size) => total + size, 0) / 1e6;
}
