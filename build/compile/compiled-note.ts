import { readFileSync } from 'node:fs';
import type { NoteRecord } from '../../lib/site/notes';
import { entryOf, isCompiled, writeCompiled } from './note-cache';
import { takeUsedParts } from './notes-data';

export { dropGone, nameCompiler } from './note-cache';

/**
 * Compiles a note, unless the cache holds it and none of its inputs has changed.
 *
 * @returns the cached file: one line with the hashes of the inputs, then a {@link CompiledNote} as JSON
 * @throws FaultError with file and line of every fault
 */
export async function compiledFile(note: NoteRecord): Promise<string> {
  const source = note.source ?? readFileSync(note.file, 'utf8');
  if (!isCompiled(note.file, source)) {
    // Loaded here because it takes a second, and most builds compile no note.
    const { compileNote } = await import('./compile-note');
    const compiled = await compileNote(note, source);
    writeCompiled(note.file, source, takeUsedParts(note.file), compiled);
  }
  return entryOf(note.file);
}
