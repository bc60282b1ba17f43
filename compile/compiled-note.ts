import { readFileSync } from 'node:fs';
import type { CompiledNote } from '../lib/site/page-facts';
import type { NoteRecord, NotesData } from '../lib/site/notes';
import { compactPageMap, sliceOf, type CompactPageMap } from '../lib/tree/compact-page-map';
import { readCompiled, writeCompiled, type Kept } from './note-cache';
import { readNotesData, takeUsedParts } from './notes-data';

export { dropGone } from './note-cache';

/** Notes being compiled. What a compilation reads is remembered by the file: one after the other. */
const compiling = new Map<string, Promise<Kept | undefined>>();

async function keptNote(file: string): Promise<Kept> {
  while (compiling.has(file)) {
    await compiling.get(file)?.catch(() => undefined);
  }
  const note = readNotesData().notes[file];
  if (note === undefined) {
    throw new Error(`${file}: no such note in .cache/notes.json`);
  }
  const source = note.source ?? readFileSync(file, 'utf8');
  const known = readCompiled(file, source);
  if (known !== undefined) {
    return known;
  }
  const work = compileAndKeep(note, source).finally(() => compiling.delete(file));
  compiling.set(file, work);
  return (await work) ?? keptNote(file);
}

/** @returns `undefined` where the notes were prepared anew in the meantime: it was compiled from those before. */
async function compileAndKeep(note: NoteRecord, source: string): Promise<Kept | undefined> {
  const data = readNotesData();
  // The compiler takes a second to load, and most of the time every note is known.
  const { compileNote } = await import('./compile-note');
  const compiled = await compileNote(note, source);
  const parts = takeUsedParts(note.file);
  return readNotesData() === data ? writeCompiled(note.file, source, parts, compiled) : undefined;
}

/**
 * A note out of the cache, compiled first where it has changed. Whoever draws a note asks here, so that
 * it never depends on who has been here before.
 *
 * @param file such as `pages/docs/redis.md`
 * @throws with file and line, where a plugin finds a fault
 */
export async function compiledNote(file: string): Promise<CompiledNote> {
  const { json } = await keptNote(file);
  return JSON.parse(json()) as CompiledNote;
}

/**
 * A name for what {@link compiledNote} returns: as long as it is the same, so is the note.
 *
 * @throws with file and line, where a plugin finds a fault
 */
export async function compiledName(file: string): Promise<string> {
  const { name } = await keptNote(file);
  return name;
}

const filesByRoute = new WeakMap<NotesData, ReadonlyMap<string, string>>();

/** The same, by the address of the note. */
export function compiledNoteAt(route: string): Promise<CompiledNote> {
  const data = readNotesData();
  const files =
    filesByRoute.get(data) ??
    new Map<string, string>(Object.values(data.notes).map((note) => [note.route, note.file]));
  filesByRoute.set(data, files);
  return compiledNote(files.get(route) ?? route);
}

/** The part of the site's tree that is drawn on the page at an address. */
export function pageMapAt(route: string): CompactPageMap {
  return sliceOf(compactPageMap(readNotesData().pageMap), route);
}
