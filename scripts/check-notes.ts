import path from 'node:path';
import { refuse, refuseFaults } from '../lib/faults/fault';
import { nearestRoutes } from '../lib/addresses/nearest';
import type { SourceFile } from '../lib/note/note';
import type { Project } from '../lib/note/project';
import { findFaultsOfNote, findNoteFaults, planBoth } from '../lib/site/plan';
import { fixNotes } from '../lib/authoring/note-fixes';
import { isNoteFile, routeOf, type NoteFile } from '../lib/vocabulary/routes';
import { findCrossChecks } from '../lib/snippets/cross-check';
import { readLock } from '../lib/snippets/lock';
import { recordAddresses } from './addresses';
import { writeIfChanged } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';

/**
 * Finds the file of a note by its route or its path.
 *
 * @throws FaultError with the nearest routes when there is none
 */
function findNote(name: string, files: readonly SourceFile[]): NoteFile {
  const notes = files.map(({ path: file }) => file).filter(isNoteFile);
  const route = `/${name.replace(/^\/|\/$/g, '')}`;
  const found = notes.find((file) => file === name || routeOf(file) === route);
  if (found === undefined) {
    const near = nearestRoutes(route, notes.map(routeOf), 3);
    refuse({
      file: name,
      found: '없는 노트',
      expected: '노트의 주소(/docs/redis)나 파일(pages/docs/redis.md)',
      fix: near.length > 0 ? `뜻한 것이 있는지 본다: ${near.join(', ')}` : '주소를 확인한다.',
    });
  }
  return found;
}

/**
 * Writes everything that a machine can fix, with the address ledger; the check after it finds the rest.
 *
 * @returns the fixed project
 */
function fix(root: string, project: Project): Project {
  const fixed = new Map(project.files.map((file) => [file.path, file]));
  const { files, remarks } = fixNotes(project.files);
  for (const file of files) {
    writeIfChanged(path.join(root, file.path), file.text);
    console.log(`고침: ${file.path}`);
    fixed.set(file.path, file);
  }
  for (const { file, line, text, id, isRomanised } of remarks) {
    const advice = isRomanised ? '소리만 옮겼다. 뜻이 드러나는 말로 고친다' : '뜻에 맞는지 본다';
    console.log(`제안: ${file}:${line} "${text}"의 id는 ${id} (${advice})`);
  }
  return recordAddresses(root, { ...project, files: [...fixed.values()] });
}

async function checkAllNotes(root: string, project: Project): Promise<void> {
  const { findCompileFaults, withCompileFaults } = await import('../build/compile-notes');
  const plans = planBoth(project);
  const faults = findNoteFaults(project, plans);
  refuseFaults(withCompileFaults(faults, await findCompileFaults(root, project, plans)));
  const count = project.files.filter(({ path: file }) => isNoteFile(file)).length;
  console.log(`노트 ${count}개에 잘못이 없다.`);
}

/**
 * Checks a note with its links, executes its snippets and compares its solutions with brute force. Does not write
 * the lock file: `npm run snippets` does.
 *
 * @param name route or file of the note
 */
async function checkOneNote(root: string, project: Project, name: string): Promise<void> {
  const file = findNote(name, project.files);
  // Loaded here, because it loads the adapters of all languages.
  const { executeNotes } = await import('./io/snippets/execute-notes');
  const { sources, blocks, failures, versionFaults, missing, summary } = await executeNotes({
    root,
    project,
    only: [file],
    fresh: false,
    lock: readLock(project.lock),
  });
  const { crossCheck } = await import('./io/snippets/cross-check');
  const checks = findCrossChecks(project).checks.filter(({ page }) => page.file === file);
  const differences = checks.length === 0 ? [] : await crossCheck(root, checks);
  for (const text of [...failures, ...differences]) {
    console.error(`${text}\n`);
  }
  const { findCompileFaults, withCompileFaults } = await import('../build/compile-notes');
  const plans = planBoth(project);
  const own = findFaultsOfNote(project, file, plans);
  const found = [...own, ...sources.faults, ...versionFaults];
  const faults = withCompileFaults(found, await findCompileFaults(root, project, plans, file));
  refuseFaults(faults);
  if (missing.length > 0) {
    console.log(`도구가 없어 실행하지 않은 언어: ${missing.join(', ')}`);
  }
  if (blocks.length > 0) {
    console.log(summary);
  }
  if (failures.length + differences.length > 0) {
    process.exitCode = 1;
  } else {
    console.log(`${name}에 잘못이 없다.`);
  }
}

/**
 * Checks all notes, or the one that is named.
 *
 * @param args words of the author: a route or a file, `--fix`
 * @throws FaultError with all faults
 */
export async function checkNotes(root: string, args: readonly string[]): Promise<void> {
  const note = args.find((arg) => !arg.startsWith('--'));
  const read = await readProject(root);
  const project = args.includes('--fix') ? fix(root, read) : read;
  if (note === undefined) {
    await checkAllNotes(root, project);
  } else {
    await checkOneNote(root, project, note);
  }
}

if (process.argv[1]?.endsWith('check-notes.ts')) {
  await runCommand(() => checkNotes(process.cwd(), process.argv.slice(2)));
}
