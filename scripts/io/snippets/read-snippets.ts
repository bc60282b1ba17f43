import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../../../lib/faults/fault';
import { readNote } from '../../../lib/site/notes';
import { noteFile, routeOf } from '../../../lib/vocabulary/routes';
import { findSnippets, type PageSnippets } from '../../../lib/snippets/find-blocks';
import {
  findWrongVariants,
  WRONG_FOLDER,
  wrongRoute,
  type WrongVariant,
} from '../../../lib/snippets/wrong';
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
 * @param only Routes or files to read alone, without parsing the rest; empty for all.
 */
export async function readSnippets(root: string, only: readonly string[]): Promise<SnippetSources> {
  const isWanted = (file: string): boolean =>
    only.length === 0 || only.includes(file) || only.includes(routeOf(noteFile(file)));
  const sources = (await readPages(root)).filter(
    ({ path: file }) => /\/[^_/]+\.mdx?$/.test(file) && isWanted(file),
  );
  const pages = new Map<string, PageSnippets>();
  for (const source of sources) {
    const { note } = readNote(source);
    if (note) {
      pages.set(note.route, findSnippets(note.file, note.markdown.fences));
    }
  }
  const wrongFiles = (await listFiles(root, WRONG_FOLDER).catch(() => [])).filter((file) => {
    const route = wrongRoute(file);
    return only.length === 0 || (route !== undefined && pages.has(route));
  });
  const { variants, faults } = findWrongVariants(
    await Promise.all(
      wrongFiles.map(async (file) => ({
        path: file,
        text: await readFile(path.join(root, file), 'utf8'),
      })),
    ),
    pages,
  );
  return {
    pages: [...pages.values()],
    variants,
    faults: [...[...pages.values()].flatMap((page) => page.faults), ...faults],
  };
}
