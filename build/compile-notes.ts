import { compiledFile, dropGone } from './compile/compiled-note';
import { refuse } from '../lib/faults/fault';
import type { NotesData } from '../lib/site/notes';
import type { Route } from '../lib/vocabulary/routes';

/**
 * Compiles the notes that have changed.
 *
 * @returns Their files by their addresses.
 * @throws FaultError with the faults of all notes.
 */
export async function compileNotes(data: NotesData): Promise<Record<Route, string>> {
  const faults: string[] = [];
  const files: Record<string, string> = {};
  for (const note of Object.values(data.notes)) {
    try {
      files[note.route] = await compiledFile(note);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) {
    refuse({
      file: 'compile',
      found: faults.join('\n'),
      expected: '컴파일되는 노트',
      fix: '위의 첫 오류부터 고친다.',
    });
  }
  dropGone();
  return files;
}
