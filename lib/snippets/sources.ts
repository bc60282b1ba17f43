import type { Fault } from '../faults/fault';
import { readNote } from '../note/note';
import type { Project } from '../note/project';
import { noteFile, routeOf } from '../vocabulary/routes';
import { findSnippets, type PageSnippets } from 'md-run/blocks';
import { findModelFaults } from './model-faults';
import { findPitfallFaults, findVariantFaults } from './pitfalls';
import { findWrongVariants, solutionsOf, wrongRoute, type WrongVariant } from './wrong';

/** The blocks of all notes, their wrong variants, and the faults of their marks. */
export interface SnippetSources {
  readonly pages: readonly PageSnippets[];
  readonly variants: readonly WrongVariant[];
  readonly faults: readonly Fault[];
}

/**
 * Finds the snippets of a project. Faults of the notes themselves are left to the check of notes.
 *
 * @param only routes or files to read, without parsing the rest; empty for all
 */
export function findSources(
  { files, wrong, poms }: Pick<Project, 'files' | 'wrong'> & Partial<Pick<Project, 'poms'>>,
  only: readonly string[] = [],
): SnippetSources {
  const isWanted = (file: string): boolean =>
    only.length === 0 || only.includes(file) || only.includes(routeOf(noteFile(file)));
  const notes = files
    .filter(({ path }) => /\/[^_/]+\.mdx?$/.test(path) && isWanted(path))
    .flatMap((file) => readNote(file).body ?? [])
    .map((note) => ({ ...note, page: findSnippets(note.file, note.markdown.fences, poms) }));
  const pages = new Map<string, PageSnippets>(notes.map(({ route, page }) => [route, page]));
  const { variants, faults } = findWrongVariants(
    wrong
      .filter(({ path }) => !path.endsWith('.brute.py'))
      .filter(({ path }) => only.length === 0 || pages.has(wrongRoute(path) ?? '')),
    pages,
  );
  return {
    pages: notes.map(({ page }) => page),
    variants,
    faults: [
      ...notes.flatMap(({ page }) => page.faults),
      ...faults,
      ...findVariantFaults(variants),
      ...notes.flatMap(({ file, markdown }) => findModelFaults(file, markdown.fences)),
      ...notes
        .filter(({ page }) => solutionsOf(page).length > 0)
        .flatMap(({ markdown, page }) => {
          const own = variants.filter((variant) => variant.page === page);
          return findPitfallFaults(markdown, page, own);
        }),
    ],
  };
}
