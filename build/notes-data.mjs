import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @import { NotesData, NoteRecord } from '../lib/notes' */

const file = path.resolve('.cache/notes.json');

/** @type {{ modified: number, data: NotesData } | undefined} */
let cached;

/**
 * The notes as `scripts/prepare` left them; read again when the file has changed.
 *
 * @returns {NotesData}
 */
export function readNotesData() {
  const modified = statSync(file).mtimeMs;
  if (cached?.modified !== modified) {
    const json = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
    cached = { modified, data: /** @type {NotesData} */ (json) };
  }
  return cached.data;
}

/**
 * The record of the note that is being compiled.
 *
 * @param {{ path?: string | undefined }} vfile
 * @returns {NoteRecord | undefined} `undefined` for pages of the frame such as `_app.mdx`
 */
export function noteOf(vfile) {
  const relative = path.relative(process.cwd(), vfile.path ?? '').replaceAll('\\', '/');
  return readNotesData().notes[relative];
}
