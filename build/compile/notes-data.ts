import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NotesData, NoteRecord } from '../../lib/site/notes';
import { partsOf, type PartName, type Parts } from './note-parts';

/** Where `build/prepare` leaves the notes. */
const notesFile = path.resolve('.cache/notes.json');

/** The note that a plugin is given, by its path from the root of the project. */
export interface NoteFile {
  readonly path: string;
}

let given: NotesData | undefined;

/** Has notes compiled with these data, or again with those of the last build. */
export function useNotesData(data: NotesData | undefined): void {
  given = data;
}

let cached: { modified: number; data: NotesData } | undefined;

/**
 * The notes as `build/prepare` left them; read again when the file has changed. For what is not
 * part of a note; a plugin that compiles one asks {@link partOf} and {@link noteOf}.
 */
export function readNotesData(): NotesData {
  if (given !== undefined) {
    return given;
  }
  const modified = statSync(notesFile).mtimeMs;
  if (cached?.modified !== modified) {
    cached = { modified, data: JSON.parse(readFileSync(notesFile, 'utf8')) as NotesData };
  }
  return cached.data;
}

const used = new Map<string, Set<PartName>>();

/** A part of the notes by the file of the note being compiled, for {@link partOf} and the cache. */
export function readPart<Name extends PartName>(file: string, name: Name): Parts[Name] {
  return partsOf(readNotesData(), file)[name];
}

/**
 * A part of the notes, remembered as an input of the note that is being compiled: the cache
 * (`note-cache.ts`) compiles the note again when it changes.
 */
export function partOf<Name extends PartName>({ path: file }: NoteFile, name: Name): Parts[Name] {
  const names = used.get(file) ?? new Set();
  used.set(file, names.add(name));
  return readPart(file, name);
}

/** The record of the note that is being compiled. */
export function noteOf(file: NoteFile): NoteRecord | undefined {
  return partOf(file, 'note');
}

/** What the compilation of a note has read since it was last asked. */
export function takeUsedParts(file: string): readonly PartName[] {
  const names = [...(used.get(file) ?? [])].sort();
  used.delete(file);
  return names;
}
