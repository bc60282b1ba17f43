import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { NoteFile } from './notes-data';

/** Changes the Markdown of a note in place. */
export type MarkdownTransform = (tree: MarkdownRoot, file: NoteFile) => void;

/** Changes the HTML of a note in place. */
export type HtmlTransform = (tree: HtmlRoot, file: NoteFile) => void;
