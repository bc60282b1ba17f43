import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';

/** Where the tests that execute the projects of notes lie, and what they share. */
const FOLDERS = ['tests/samples', 'tests/support'];

const QUOTED = /'([a-z][\w-]*)'/g;

/** The words that tests of samples quote, among them the name of every project that they execute. */
export async function readTestedProjects(root: string): Promise<ReadonlySet<string>> {
  const files = await Promise.all(
    FOLDERS.map((folder) => listFiles(root, folder).catch((): string[] => [])),
  );
  const texts = await Promise.all(
    files.flat().map((file) => readFile(path.join(root, file), 'utf8')),
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(QUOTED)].flatMap(([, word]) => word ?? [])),
  );
}
