import type { NotesData, NoteRecord } from '../../lib/site/notes';

/** The parts that plugins may read, by name. `note` and `badges` are those of one file. */
type Parts = Omit<NotesData, 'notes' | 'badges' | 'pageMap'> & {
  readonly all: NotesData['notes'];
  readonly note: NoteRecord | undefined;
  readonly badges: NotesData['badges'][string] | undefined;
};

export type PartName = keyof Parts;

/**
 * Picks the parts for one note.
 *
 * @param file path from the root of the project, such as `pages/docs/redis.md`
 */
function partsOf({ notes, badges, ...rest }: NotesData, file: string): Parts {
  return { ...rest, all: notes, note: notes[file], badges: badges[file] };
}

/** The note that unified gives a plugin, by its path from the root of the project. */
export interface CompiledFile {
  readonly path: string;
  readonly data?: Record<string, unknown>;
}

let given: NotesData | undefined;

/** Compiles with these data from now on. */
export function setNotesData(data: NotesData): void {
  given = data;
}

/**
 * Returns the data to compile with. A plugin asks {@link partOf} or {@link noteOf} instead: the cache does not
 * notice a change of what is read here.
 */
export function readNotesData(): NotesData {
  if (given === undefined) {
    throw new Error('setNotesData() comes first');
  }
  return given;
}

const used = new Map<string, Set<PartName>>();

/** Reads a part without remembering it as an input: for {@link partOf} and the cache. */
export function readPart<Name extends PartName>(file: string, name: Name): Parts[Name] {
  return partsOf(readNotesData(), file)[name];
}

/**
 * Reads a part and remembers it as an input of the note being compiled, so that the cache (`note-cache.ts`)
 * compiles the note again when the part changes.
 */
export function partOf<Name extends PartName>(
  { path: file }: CompiledFile,
  name: Name,
): Parts[Name] {
  const names = used.get(file) ?? new Set();
  used.set(file, names.add(name));
  return readPart(file, name);
}

/** Returns the record of the note being compiled. */
export function noteOf(file: CompiledFile): NoteRecord | undefined {
  return partOf(file, 'note');
}

/** Returns and forgets the names of the parts that the compilation of a note read. */
export function takeUsedParts(file: string): readonly PartName[] {
  const names = [...(used.get(file) ?? [])].sort();
  used.delete(file);
  return names;
}
