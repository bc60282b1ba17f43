import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * A new folder, outside the repository unless told otherwise.
 *
 * @param whenOver When it goes: `afterAll`, or `onTestFinished` for one that a single test needs.
 */
export function makeFolder(whenOver: (remove: () => void) => void, parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'devnote-'));
  whenOver(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A new folder inside the repository, so that packages are found, for a program of the tests of one file. */
export function programFolder(project: string): string {
  return makeFolder(afterAll, path.resolve('.cache/samples', project));
}

/** Writes files into a folder, with the folders that they lie in. */
export function fillFolder(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
