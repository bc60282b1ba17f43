import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder, as paths relative to `root`, sorted. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes a file whole or not at all. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}.tmp`;
  await writeFile(aside, content);
  await rename(aside, file);
}

/** The same, only when the content changes. */
export async function writeIfChanged(file: string, text: string): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) {
    return false;
  }
  await writeWhole(file, text);
  return true;
}

/** Puts a finished folder in the place of another; the old one is gone only after the new one is there. */
export async function swapFolder(finished: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(target, old).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  });
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}
