import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from './note-parts.mjs';

/**
 * @import { NotesData, NoteRecord } from '../lib/site/notes'
 * @import { PartName, Parts } from './note-parts.mjs'
 */

/** Where `scripts/prepare` leaves the notes. */
const notesFile = path.resolve('.cache/notes.json');

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

/**
 * A part of the notes by the file of the note being compiled, for {@link partOf} and the cache.
 *
 * @template {PartName} Name
 * @param {string} file
 * @param {Name} name
 * @returns {Parts[Name]}
 */
export function readPart(file, name) {
  return partsOf(readNotesData(), file)[name];
}

/**
 * A part of the notes, remembered as an input of the note that is being compiled: the cache
 * (`note-cache.mjs`) compiles the note again when it changes.
 *
 * @template {PartName} Name
 * @param {{ path?: string | undefined }} vfile
 * @param {Name} name
 * @returns {Parts[Name]}
 */
export function partOf(vfile, name) {
  const file = vfile.path ?? '';
  const names = used.get(file) ?? new Set();
  used.set(file, names.add(name));
  return readPart(file, name);
}

/**
 * The record of the note that is being compiled.
 *
 * @param {{ path?: string | undefined }} vfile
 * @returns {NoteRecord | undefined}
 */
export function noteOf(vfile) {
  return partOf(vfile, 'note');
}

/**
 * What the compilation of a note has read since it was last asked.
 *
 * @param {string} file
 * @returns {readonly PartName[]}
 */
export function takeUsedParts(file) {
  const names = [...(used.get(file) ?? [])].sort();
  used.delete(file);
  return names;
}
