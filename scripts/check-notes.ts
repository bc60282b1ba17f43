import path from 'node:path';
import { findFaultsOfNote, findNoteFaults } from '../lib/check-notes';
import { FaultError, type Fault } from '../lib/faults';
import { nearestRoutes } from '../lib/nearest';
import { isNoteFile, type SourceFile } from '../lib/note';
import { fixNotes } from '../lib/note-fixes';
import { noteFile, routeOf } from '../lib/routes';
import { recordAddresses } from './addresses';
import { writeIfChanged } from './io/files';
import { readCheckInput } from './io/ledger';
import { reportFaults } from './io/report';

/**
 * The file of a note, named by its route or its path.
 *
 * @throws FaultError with the nearest routes when there is none.
 */
function findNote(name: string, files: readonly SourceFile[]): string {
  const notes = files.map(({ path: file }) => file).filter(isNoteFile);
  const route = `/${name.replace(/^\/|\/$/g, '')}`;
  const found = notes.find((file) => file === name || routeOf(noteFile(file)) === route);
  if (found === undefined) {
    const near = nearestRoutes(
      route,
      notes.map((file) => routeOf(noteFile(file))),
      3,
    );
    throw new FaultError([
      {
        file: name,
        found: '없는 노트',
        expected: '노트의 주소(/docs/redis)나 파일(pages/docs/redis.md)',
        fix: near.length > 0 ? `뜻한 것이 있는지 본다: ${near.join(', ')}` : '주소를 확인한다.',
      },
    ]);
  }
  return found;
}

/** Writes what a machine can mend, the address ledger included; the check that follows finds the rest. */
async function fix(root: string): Promise<void> {
  const { files } = await readCheckInput(root);
  for (const { path: file, text } of fixNotes(files)) {
    await writeIfChanged(path.join(root, file), text);
    console.log(`고침: ${file}`);
  }
  await recordAddresses(root);
}

/**
 * Checks all notes, or one of them with its links.
 *
 * @param options.note Route or file of the one note; all when left out.
 * @param options.fix First mend what a machine can.
 * @throws FaultError with every fault.
 */
export async function checkNotes(options: {
  root: string;
  note: string | undefined;
  fix: boolean;
}): Promise<void> {
  const { root, note } = options;
  if (options.fix) {
    await fix(root);
  }
  const input = await readCheckInput(root);
  const faults: Fault[] =
    note === undefined
      ? findNoteFaults(input)
      : findFaultsOfNote(input, findNote(note, input.files));
  if (faults.length > 0) {
    throw new FaultError(faults);
  }
  const count = input.files.filter(({ path: file }) => isNoteFile(file)).length;
  console.log(note === undefined ? `노트 ${count}개에 잘못이 없다.` : `${note}에 잘못이 없다.`);
}

if (process.argv[1]?.endsWith('check-notes.ts')) {
  const args = process.argv.slice(2);
  try {
    await checkNotes({
      root: process.cwd(),
      note: args.find((arg) => !arg.startsWith('--')),
      fix: args.includes('--fix'),
    });
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
