import type { Fault } from '../faults/fault';
import { readNote } from '../note/note';
import type { Project } from '../note/project';
import { noteFile, routeOf } from '../vocabulary/routes';
import type { NoteMarkdown } from '../markdown/note-markdown';
import { findSnippets, type PageSnippets } from 'md-run/blocks';
import { findModelFaults } from './model-faults';
import { findPitfallFaults, findVariantFaults } from './pitfalls';
import { findWrongVariants, wrongRoute, type WrongVariant } from './wrong';

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
  const pages = new Map<string, PageSnippets>();
  const markdowns = new Map<PageSnippets, NoteMarkdown>();
  for (const file of files) {
    const { body: note } =
      /\/[^_/]+\.mdx?$/.test(file.path) && isWanted(file.path) ? readNote(file) : {};
    if (note) {
      const page = findSnippets(note.file, note.markdown.fences, poms);
      pages.set(note.route, page);
      markdowns.set(page, note.markdown);
    }
  }
  const { variants, faults } = findWrongVariants(
    wrong
      .filter(({ path }) => !path.endsWith('.brute.py'))
      .filter(({ path }) => only.length === 0 || pages.has(wrongRoute(path) ?? '')),
    pages,
  );
  return {
    pages: [...pages.values()],
    variants,
    faults: [
      ...[...pages.values()].flatMap((page) => page.faults),
      ...faults,
      ...findVariantFaults(variants),
      ...[...markdowns].flatMap(([{ file }, { fences }]) => findModelFaults(file, fences)),
      ...[...markdowns]
        .filter(([page]) => page.blocks.some(({ task }) => task.kind !== 'program'))
        .flatMap(([page, markdown]) =>
          findPitfallFaults(
            markdown,
            page,
            variants.filter((variant) => variant.page === page),
          ),
        ),
    ],
  };
}
