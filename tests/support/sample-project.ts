import { readFileSync } from 'node:fs';
import path from 'node:path';
import { programFolder } from './folders';
import { materialiseProject } from './project';
import { takeBlocks } from './taken-blocks';

/** A program of a note as a reader has it after copying its blocks into one folder. */
export interface SampleProject {
  readonly folder: string;
  /** Text of a file, as the page shows it, which the test uses. */
  readonly read: (file: string) => string;
  /** Imports a module. Its type is known to the page only, so the caller states what it uses. */
  readonly load: (file: string) => Promise<unknown>;
  /** Notes that a file is executed, and so are the files that it imports. */
  readonly take: (file: string) => void;
}

/** An import at the beginning of a line, or a call of one; that of a type alone executes nothing. */
const IMPORTED =
  /(?:^\s*(?:import|export)\b(?!\s+type\b)[^;'"]*|\bimport\s*\(\s*)['"]\.\/([^'"]+)['"]/gm;

/** The files of a project that a module executes: itself, and what it imports, however it comes to it. */
function importedFiles<File extends { readonly filename: string; readonly text: string }>(
  files: readonly File[],
  name: string,
  found = new Set<File>(),
): ReadonlySet<File> {
  // TypeScript imports a file by the name that it has once it is compiled.
  const names = [name, name.replace(/\.js$/, '.ts'), name.replace(/\.js$/, '.tsx')];
  const file = files.find(({ filename }) => names.includes(filename));
  if (file && !found.has(file)) {
    found.add(file);
    for (const [, imported = ''] of file.text.matchAll(IMPORTED)) {
      importedFiles(files, imported, found);
    }
  }
  return found;
}

/** Writes the blocks that share `project="…"`, in a note and those beside it, into a folder for the tests of one file. */
export async function openSample(note: string, project: string): Promise<SampleProject> {
  const folder = programFolder(project);
  const files = await materialiseProject(note, project, folder);
  const take = (name: string): void => {
    takeBlocks([...importedFiles(files, name)].map((file) => ({ project, ...file })));
  };
  return {
    folder,
    read: (file) => {
      take(file);
      return readFileSync(path.join(folder, file), 'utf8');
    },
    load: (file) => {
      take(file);
      return import(/* @vite-ignore */ path.join(folder, file)) as Promise<unknown>;
    },
    take,
  };
}
