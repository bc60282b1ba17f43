import { readFileSync } from 'node:fs';
import path from 'node:path';
import { planNote } from '../lib/authoring/new-note';
import { noteKinds, TEMPLATES_FOLDER, type Templates } from '../lib/site/note-templates';
import { writeIfChanged } from '../build/io/files';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';

/** Reads the templates of this repository, wherever the notes are. */
export function readTemplates(): Templates {
  const folder = new URL(`../${TEMPLATES_FOLDER}/`, import.meta.url);
  const texts = noteKinds.map((kind) => [
    kind,
    readFileSync(new URL(`${kind}.md`, folder), 'utf8'),
  ]);
  return Object.fromEntries(texts) as Templates;
}

/**
 * Writes a draft for a new note and its entry of `_meta.json`.
 *
 * @param args words of the author: a kind, a route, the address of a problem, a title
 * @throws FaultError when the note cannot be placed
 */
export async function newNote(root: string, args: readonly string[]): Promise<void> {
  const plan = planNote(args, (await readProject(root)).files, readTemplates());
  for (const { path: file, text } of plan.files) {
    writeIfChanged(path.join(root, file), text);
    console.log(`씀: ${file}`);
  }
  console.log(`보며 쓰기: npm run dev (${plan.route}). 다 쓰면 status: draft를 지운다.`);
  console.log(`검사: npm run check -- ${plan.route}`);
}

if (process.argv[1]?.endsWith('new.ts')) {
  await runCommand(() => newNote(process.cwd(), process.argv.slice(2)));
}
