import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { compiledName, pageMapAt } from '../../compile/compiled-note';
import { refuse } from '../../lib/faults/fault';
import type { NoteRecord } from '../../lib/site/notes';
import { htmlFileOf, type Route } from '../../lib/vocabulary/routes';

/** Pages as Next.js has drawn them, each in a file named by all that it was drawn from. */
const FOLDER = '.cache/drawn';

/** The file of every page of the site by its address, in {@link FOLDER}. */
export type PageFiles = ReadonlyMap<Route, string>;

/**
 * Everything that the HTML of a page is made of. A page is drawn again when any of it changes, and only
 * then: what a page reads must be in here.
 */
async function inputsOfPage({ file, route, live }: NoteRecord, siteCode: string): Promise<unknown> {
  // The text of a note with code of its own is part of the site's code. The rest is read where the page
  // reads it: a development server may have written it anew.
  return live ? [siteCode, route] : [siteCode, await compiledName(file), pageMapAt(route)];
}

/**
 * Names the files of the pages of these notes; a note that has changed is compiled for it.
 *
 * @param siteCode Name of the code that draws them.
 * @throws FaultError with every note that cannot be compiled.
 */
export async function namePages(
  notes: readonly NoteRecord[],
  siteCode: string,
): Promise<PageFiles> {
  const files = new Map<Route, string>();
  const faults: string[] = [];
  for (const note of notes) {
    try {
      const inputs = JSON.stringify(await inputsOfPage(note, siteCode));
      files.set(note.route, `${createHash('sha256').update(inputs).digest('base64url')}.html`);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) {
    refuse({
      file: 'compile',
      found: faults.join('\n'),
      expected: '컴파일되는 노트',
      fix: '위의 첫 오류부터 고친다.',
    });
  }
  return files;
}

/** The addresses of the pages that are not kept. */
export async function missingPages(root: string, pages: PageFiles): Promise<Route[]> {
  const kept = new Set(await readdir(path.join(root, FOLDER)).catch((): string[] => []));
  return [...pages].filter(([, file]) => !kept.has(file)).map(([route]) => route);
}

/** Keeps pages that were just exported. A page that is half written is not there. */
export async function keepPages(root: string, pages: PageFiles, exported: string): Promise<void> {
  await mkdir(path.join(root, FOLDER), { recursive: true });
  for (const [route, file] of pages) {
    const aside = path.join(root, FOLDER, `${file}.tmp`);
    await copyFile(path.join(exported, htmlFileOf(route)), aside);
    await rename(aside, path.join(root, FOLDER, file));
  }
}

/**
 * Puts kept pages into an export. They are copied, not linked: who changes a page of `out/` must not change
 * what the next build takes.
 */
export function takePages(root: string, pages: PageFiles, exported: string): void {
  for (const [route, file] of pages) {
    const target = path.join(exported, htmlFileOf(route));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, FOLDER, file), target);
  }
}

/** Removes what is kept of pages that are not among these. */
export async function dropOtherPages(root: string, pages: PageFiles): Promise<void> {
  const current = new Set(pages.values());
  for (const file of await readdir(path.join(root, FOLDER))) {
    if (!current.has(file)) {
      await rm(path.join(root, FOLDER, file));
    }
  }
}
