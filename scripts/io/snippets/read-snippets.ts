import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../../../lib/faults';
import { readNote } from '../../../lib/notes';
import { findSnippets, type PageSnippets } from '../../../lib/snippets/find-blocks';
import { findWrongVariants, WRONG_FOLDER, type WrongVariant } from '../../../lib/snippets/wrong';
import { listFiles, readPages } from '../files';

/** The blocks of all notes, the wrong variants beside them, and the faults of their marks. */
export interface SnippetSources {
  readonly pages: readonly PageSnippets[];
  readonly variants: readonly WrongVariant[];
  readonly faults: readonly Fault[];
}

/**
 * Reads the snippets of a project. What is wrong with a note itself is left to the check of the notes.
 *
 * @param only Routes or files to read alone; empty for all.
 */
export async function readSnippets(root: string, only: readonly string[]): Promise<SnippetSources> {
  const sources = (await readPages(root)).filter(({ path: file }) => /\/[^_/]+\.mdx?$/.test(file));
  const wrongFiles = await Promise.all(
    (await listFiles(root, WRONG_FOLDER).catch(() => [])).map(async (file) => ({
      path: file,
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  );
  const all = new Map<string, PageSnippets>();
  for (const source of sources) {
    const { note } = readNote(source);
    if (note) {
      all.set(note.route, findSnippets(note.file, note.markdown.fences));
    }
  }
  const wanted = ([route, { file }]: [string, PageSnippets]): boolean =>
    only.length === 0 || only.includes(route) || only.includes(file);
  const pages = new Map([...all].filter(wanted));
  const { variants, faults } = findWrongVariants(wrongFiles, all);
  const shown = new Set([...pages.values()].map(({ file }) => file));
  return {
    pages: [...pages.values()],
    variants: variants.filter(({ page }) => shown.has(page.file)),
    faults: [
      ...[...pages.values()].flatMap((page) => page.faults),
      ...faults.filter(({ file }) => only.length === 0 || shown.has(file)),
    ],
  };
}
