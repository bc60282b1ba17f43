import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from './note-parts.mjs';

/**
 * @import { NotesData, NoteRecord } from '../lib/site/notes'
 * @import { PartName, Parts } from './note-parts.mjs'
 */

/** Where `scripts/prepare` leaves the notes. */
export const notesFile = path.resolve('.cache/notes.json');

/** @type {{ modified: number, data: NotesData } | undefined} */
let cached;

/**
 * The notes as `scripts/prepare` left them; read again when the file has changed. For what is not
 * part of a note; a plugin that compiles one asks {@link partOf} and {@link noteOf}.
 *
 * @returns {NotesData}
 */
export function readNotesData() {
  const modified = statSync(notesFile).mtimeMs;
  if (cached?.modified !== modified) {
    const json = /** @type {unknown} */ (JSON.parse(readFileSync(notesFile, 'utf8')));
    cached = { modified, data: /** @type {NotesData} */ (json) };
  }
  return cached.data;
}

/** @type {Map<string, Set<PartName>>} */
const used = new Map();

/** @param {string | undefined} absolute */
function relativeFile(absolute) {
  return path.relative(process.cwd(), absolute ?? '');
}

/**
 * A part of the notes by the file of the note being compiled, for {@link partOf} and the cache.
 *
 * @template {PartName} Name
 * @param {string} absolute
 * @param {Name} name
 * @returns {Parts[Name]}
 */
export function readPart(absolute, name) {
  return partsOf(readNotesData(), relativeFile(absolute))[name];
}

/**
 * A part of the notes, remembered as an input of the note that is being compiled: the cache
 * (`note-loader.mjs`) compiles the note again when it changes.
 *
 * @template {PartName} Name
 * @param {{ path?: string | undefined }} vfile
 * @param {Name} name
 * @returns {Parts[Name]}
 */
export function partOf(vfile, name) {
  const absolute = vfile.path ?? '';
  const names = used.get(absolute) ?? new Set();
  used.set(absolute, names.add(name));
  return readPart(absolute, name);
}

/**
 * The record of the note that is being compiled.
 *
 * @param {{ path?: string | undefined }} vfile
 * @returns {NoteRecord | undefined} `undefined` for pages of the frame such as `_app.mdx`
 */
export function noteOf(vfile) {
  return partOf(vfile, 'note');
}

/**
 * What the compilation of a note has read since it was last asked.
 *
 * @param {string} absolute
 * @returns {readonly PartName[]}
 */
export function takeUsedParts(absolute) {
  const names = [...(used.get(absolute) ?? [])].sort();
  used.delete(absolute);
  return names;
}
