/** @import { NotesData, NoteRecord } from '../lib/site/notes' */

/**
 * What plugins may read of the notes, by name. `note` and `badges` are those of one file.
 *
 * @typedef {Omit<NotesData, 'notes' | 'badges' | 'pageMap'> & {
 *   all: NotesData['notes'],
 *   note: NoteRecord | undefined,
 *   badges: NotesData['badges'][string] | undefined,
 * }} Parts
 * @typedef {keyof Parts} PartName
 */

/**
 * The notes as one of them sees them.
 *
 * @param {NotesData} data
 * @param {string} file Path of the note from the root of the project, such as `pages/docs/redis.md`.
 * @returns {Parts}
 */
export function partsOf({ notes, badges, ...rest }, file) {
  return { ...rest, all: notes, note: notes[file], badges: badges[file] };
}
