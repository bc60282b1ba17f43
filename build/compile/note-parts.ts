import type { NotesData, NoteRecord } from '../../lib/site/notes';

/** The parts that plugins may read, by name. `note` and `badges` are those of one file. */
export type Parts = Omit<NotesData, 'notes' | 'badges' | 'pageMap'> & {
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
export function partsOf({ notes, badges, ...rest }: NotesData, file: string): Parts {
  return { ...rest, all: notes, note: notes[file], badges: badges[file] };
}
