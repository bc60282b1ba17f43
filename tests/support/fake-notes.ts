import { partsOf, type PartName, type Parts } from '../../build/compile/note-parts';
import type { NoteRecord, NotesData } from '../../lib/site/notes';

interface File {
  readonly path?: string | undefined;
}

interface FakeNotes {
  readonly readNotesData: () => NotesData;
  readonly partOf: <Name extends PartName>(file: File, name: Name) => Parts[Name];
  readonly noteOf: (file: File) => NoteRecord | undefined;
}

/** What plugins ask `build/compile/notes-data.ts`, answered from given notes. */
export function fakeNotes(data: NotesData): FakeNotes {
  const partOf = <Name extends PartName>({ path }: File, name: Name): Parts[Name] =>
    partsOf(data, path ?? '')[name];
  return {
    readNotesData: (): NotesData => data,
    partOf,
    noteOf: (file: File): NoteRecord | undefined => partOf(file, 'note'),
  };
}
