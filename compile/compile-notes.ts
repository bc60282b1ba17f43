import { compiledNote } from './compiled-note';
import { readNotesData } from './notes-data';

/*
 * Compiles every note that has changed, while Next.js is still bundling, so that the export finds them
 * compiled. Prints the faults of all notes at once.
 */

for (const file of Object.keys(readNotesData().notes)) {
  try {
    await compiledNote(file);
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Error ? error.message : error);
  }
}
