import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';

/** Where the tests that execute the projects of notes lie, and what they share. */
const FOLDERS = ['tests/samples', 'tests/support'];

/** How tests name a project: to those who read it from a note, or in a constant of its own. */
const NAMED = /(?:openSample\(\w+, |commands\.get\(|\bPROJECT = |\bproject: )'([a-z][\w-]*)'/g;

/** The names of the projects that tests of samples execute. */
export async function readTestedProjects(root: string): Promise<ReadonlySet<string>> {
  const files = await Promise.all(
    FOLDERS.map((folder) => listFiles(root, folder).catch((): string[] => [])),
  );
  const texts = await Promise.all(
    files.flat().map((file) => readFile(path.join(root, file), 'utf8')),
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(NAMED)].flatMap(([, word]) => word ?? [])),
  );
}
