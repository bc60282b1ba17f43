import { readFileSync } from 'node:fs';
import type { NoteRecord } from '../../lib/site/notes';
import { entryOf, isCompiled, writeCompiled } from './note-cache';
import { takeUsedParts } from './notes-data';

export { dropGone, nameCompiler } from './note-cache';

/**
 * Compiles a note, unless it is compiled already and nothing that it is made of has changed.
 *
 * @returns The file of the compiled note: a line of what it was made of, then a {@link CompiledNote} as JSON.
 * @throws with file and line, where a plugin finds a fault
 */
export async function compiledFile(note: NoteRecord): Promise<string> {
  const source = note.source ?? readFileSync(note.file, 'utf8');
  if (!isCompiled(note.file, source)) {
    // The compiler takes a second to load, and most of the time every note is known.
    const { compileNote } = await import('./compile-note');
    const compiled = await compileNote(note, source);
    writeCompiled(note.file, source, takeUsedParts(note.file), compiled);
  }
  return entryOf(note.file);
}
