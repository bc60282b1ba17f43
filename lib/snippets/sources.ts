import type { Fault } from '../faults/fault';
import { readNote } from '../note/note';
import type { Project } from '../note/project';
import { noteFile, routeOf } from '../vocabulary/routes';
import type { NoteMarkdown } from '../markdown/read-markdown';
import { findSnippets, type PageSnippets } from './find-blocks';
import { findPitfallFaults, findSlipFaults } from './pitfalls';
import { findWrongVariants, wrongRoute, type WrongVariant } from './wrong';

/** The blocks of all notes, the wrong variants beside them, and the faults of their marks. */
export interface SnippetSources {
  readonly pages: readonly PageSnippets[];
  readonly variants: readonly WrongVariant[];
  readonly faults: readonly Fault[];
}

/**
 * Finds the snippets of a project. What is wrong with a note itself is left to the check of the notes.
 *
 * @param only Routes or files to read alone, without parsing the rest; empty for all.
 */
export function findSources(
  { files, wrong }: Pick<Project, 'files' | 'wrong'>,
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
      const page = findSnippets(note.file, note.markdown.fences);
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
      ...findSlipFaults(variants),
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
