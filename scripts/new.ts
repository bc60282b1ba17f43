import path from 'node:path';
import { planNote } from '../lib/authoring/new-note';
import { writeIfChanged } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';

/**
 * Writes a draft for a new note and its entry of `_meta.json`.
 *
 * @param args words of the author: a kind, a route, the address of a problem, a title
 * @throws FaultError when the note cannot be placed
 */
export async function newNote(root: string, args: readonly string[]): Promise<void> {
  const plan = planNote(args, (await readProject(root)).files);
  for (const { path: file, text } of plan.files) {
    await writeIfChanged(path.join(root, file), text);
    console.log(`씀: ${file}`);
  }
  console.log(`보며 쓰기: npm run dev (${plan.route}). 다 쓰면 status: draft를 지운다.`);
  console.log(`검사: npm run check -- ${plan.route}`);
}

if (process.argv[1]?.endsWith('new.ts')) {
  await runCommand(() => newNote(process.cwd(), process.argv.slice(2)));
}
