import { readFileSync } from 'node:fs';
import { splitNote } from '../../lib/note/front-matter';
import { readMarkdown } from '../../lib/markdown/read-markdown';
import type { NoteMarkdown } from '../../lib/markdown/note-markdown';
import { type Fence, findSnippets, type PageSnippets } from 'md-run/blocks';

/** The blocks of a note, for tests that execute them. */
export interface NoteBlocks {
  readonly markdown: NoteMarkdown;
  readonly snippets: PageSnippets;
  /** Id of the heading under which a block stands. */
  readonly sectionOf: (fence: Fence) => string;
}

/** Reads the blocks of a note of the site. */
export function readNoteBlocks(note: string): NoteBlocks {
  const { body, bodyLine } = splitNote(readFileSync(note, 'utf8'));
  const markdown = readMarkdown(note, body, bodyLine);
  return {
    markdown,
    snippets: findSnippets(note, markdown.fences),
    sectionOf: ({ line }) => markdown.headings.findLast((one) => one.line < line)?.id ?? '',
  };
}
