import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A new folder outside the repository.
 *
 * @param whenOver When it goes: `afterAll`, or `onTestFinished` for one that a single test needs.
 */
export function makeFolder(whenOver: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'devnote-'));
  whenOver(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes files into a folder, with the folders that they lie in. */
export function fillFolder(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
