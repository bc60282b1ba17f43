import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder, as paths relative to `root`, sorted; links only where they are asked for. */
export async function listFiles(
  root: string,
  folder: string,
  options: { withLinks?: boolean } = {},
): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || (options.withLinks === true && entry.isSymbolicLink()))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes a file whole or not at all. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}.tmp`;
  try {
    await writeFile(aside, content);
    await rename(aside, file);
  } catch (error) {
    // Half of it would take what room a full disk still has.
    await rm(aside, { force: true });
    throw error;
  }
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

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  });
}

/** Where a folder waits while another takes its place. */
function oldName(target: string): string {
  return `${target}.old`;
}

/** Puts a folder back that {@link swapFolder} had moved aside when it was killed. */
export async function restoreFolder(target: string): Promise<void> {
  if (!existsSync(target)) {
    await renameIfThere(oldName(target), target);
  }
}

/** Puts a finished folder in the place of another; the old one is gone only after the new one is there. */
export async function swapFolder(finished: string, target: string): Promise<void> {
  const old = oldName(target);
  await restoreFolder(target);
  await rm(old, { recursive: true, force: true });
  await renameIfThere(target, old);
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}
