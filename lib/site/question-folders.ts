import { groupBy } from '../note/group-by';
import { parentRoute, type Route } from '../vocabulary/routes';
import type { NoteQuestions } from './notes';

/** The questions of the notes of one folder. */
interface QuestionFolder {
  readonly route: Route;
  readonly notes: readonly NoteQuestions[];
  readonly count: number;
}

/** Counts the questions of some notes. */
export function countQuestions(notes: readonly NoteQuestions[]): number {
  return notes.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** Groups the questions of all notes by folder, the folder with the most questions first. */
export function questionFolders(notes: readonly NoteQuestions[]): QuestionFolder[] {
  return groupBy(notes, ({ route }) => [parentRoute(route) ?? route])
    .map(([route, inside]) => ({ route, notes: inside, count: countQuestions(inside) }))
    .sort((a, b) => b.count - a.count);
}
