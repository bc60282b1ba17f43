import { readFileSync } from 'node:fs';
import { readCompiled, writeCompiled } from './note-cache.mjs';
import { compactPageMap, sliceOf } from '../lib/tree/compact-page-map.mjs';
import { readNotesData, takeUsedParts } from './notes-data.mjs';

/**
 * @import { NotesData } from '../lib/site/notes'
 * @import { CompiledNote } from '../lib/site/compiled-note'
 * @import { CompactPageMap } from '../lib/tree/compact-page-map.mjs'
 */

/**
 * A note out of the cache, compiled first where it has changed. Whoever draws a note asks here, so that
 * it never depends on who has been here before.
 *
 * @param {string} file such as `pages/docs/redis.md`
 * @returns {Promise<CompiledNote>}
 * @throws with file and line, where a plugin finds a fault
 */
export async function compiledNote(file) {
  const note = readNotesData().notes[file];
  if (note === undefined) {
    throw new Error(`${file}: no such note in .cache/notes.json`);
  }
  const source = note.source ?? readFileSync(file, 'utf8');
  const known = readCompiled(file, source);
  if (known !== undefined) {
    return known;
  }
  // The compiler takes a second to load, and most of the time every note is known.
  const { compileNote } = await import('./compile-note.mjs');
  const compiled = await compileNote(note, source);
  writeCompiled(file, source, takeUsedParts(file), compiled);
  return compiled;
}

/** @type {WeakMap<NotesData, ReadonlyMap<string, string>>} */
const filesByRoute = new WeakMap();

/**
 * The same, by the address of the note.
 *
 * @param {string} route
 * @returns {Promise<CompiledNote>}
 */
export function compiledNoteAt(route) {
  const data = readNotesData();
  const files =
    filesByRoute.get(data) ??
    new Map(Object.values(data.notes).map((note) => [note.route, note.file]));
  filesByRoute.set(data, files);
  return compiledNote(files.get(/** @type {never} */ (route)) ?? route);
}

/**
 * The part of the site's tree that is drawn on the page at an address.
 *
 * @param {string} route
 * @returns {CompactPageMap}
 */
export function pageMapAt(route) {
  return sliceOf(compactPageMap(readNotesData().pageMap), route);
}
