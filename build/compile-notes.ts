import { compiledFile, dropGone, nameCompiler } from './compile/note-cache';
import { COMPILABLE } from './compile/fail';
import { setNotesData } from './compile/notes-data';
import { refuseFaults, thrownFaults, type Fault } from '../lib/faults/fault';
import { splitNote } from '../lib/note/front-matter';
import type { Project } from '../lib/note/project';
import { blankRecord, type NoteRecord, type NotesData } from '../lib/site/notes';
import type { Plans } from '../lib/site/plan';
import type { Site } from '../lib/site/site';
import { isNoteFile, routeOf, type NoteFile, type Route } from '../lib/vocabulary/routes';
import { hashInputs } from './io/inputs-hash';
import { notesDataReader } from './prepare';

/** Identifies the compiler by a hash of its code and the site's facts: a change of either compiles all notes again. */
export async function identifyCompiler(root: string, site: Site): Promise<void> {
  const code = ['build/compile', 'content/paypal', 'lib', 'packages', 'package-lock.json'];
  nameCompiler(await hashInputs(root, code, [JSON.stringify(site)]), root);
}

/** Runs a step and collects its faults, so that the next note is still compiled. */
async function attempt<Result>(
  faults: Fault[],
  run: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    faults.push(...thrownFaults(error));
    return undefined;
  }
}

/**
 * Compiles the notes that have changed.
 *
 * @returns the compiled files by address
 * @throws FaultError with the faults of all notes
 */
export async function compileNotes(data: NotesData): Promise<Record<Route, string>> {
  setNotesData(data);
  const faults: Fault[] = [];
  const files: Record<string, string> = {};
  for (const note of Object.values(data.notes)) {
    const file = await attempt(faults, () => compiledFile(note));
    if (file !== undefined) {
      files[note.route] = file;
    }
  }
  refuseFaults(faults);
  dropGone();
  return files;
}

/** Compiles the body of a note with wrong front matter, so that one run reports the faults of both. */
async function compileBody(data: NotesData, path: NoteFile, text: string): Promise<void> {
  const { body, bodyLine } = splitNote(text);
  const note: NoteRecord = blankRecord(path, bodyLine);
  setNotesData({ ...data, notes: { ...data.notes, [path]: note } });
  const { compileNote } = await import('./compile/compile-note');
  await compileNote(note, body);
}

/**
 * Finds the faults that would stop the compilation of a note. Drafts are compiled too, so that their faults
 * are known before they are published.
 *
 * @param only the only note to compile, such as `pages/docs/redis.md`
 */
export async function findCompileFaults(
  root: string,
  project: Project,
  { published, all }: Plans,
  only?: string,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const isAsked = (file: string): boolean => only === undefined || file === only;
  const dataOf = await attempt(faults, () => notesDataReader(root, project));
  if (dataOf === undefined) {
    return faults;
  }
  const data = dataOf(published);
  const draftData = dataOf(all);
  await identifyCompiler(root, published.site);
  setNotesData(data);
  for (const note of Object.values(data.notes).filter(({ file }) => isAsked(file))) {
    await attempt(faults, () => compiledFile(note));
  }
  setNotesData(draftData);
  for (const { file } of published.drafts.filter((draft) => isAsked(draft.file))) {
    const note = draftData.notes[file];
    await attempt(faults, async () => note && (await compiledFile(note)));
  }
  for (const { path, text } of project.files.filter((file) => isAsked(file.path))) {
    const isUnread = isNoteFile(path) && all.unread.has(routeOf(path));
    if (isUnread && draftData.notes[path] === undefined) {
      await attempt(faults, () => compileBody(draftData, path, text));
    }
  }
  return faults;
}

/**
 * The faults of the notes, and of those that stop their compilation what has not been said of the same line; what
 * the compiler could not explain only of notes of which nothing has been said.
 */
export function withCompileFaults(faults: readonly Fault[], compiled: readonly Fault[]): Fault[] {
  const said = new Set(faults.flatMap(({ file, line }) => [file, `${file}:${String(line)}`]));
  return [
    ...faults,
    ...compiled.filter(
      ({ file, line, expected }) =>
        !said.has(expected === COMPILABLE ? file : `${file}:${String(line)}`),
    ),
  ];
}
