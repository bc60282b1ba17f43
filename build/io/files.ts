import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Lists all files below a folder, sorted, relative to `root`; symbolic links only with `withLinks`. */
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

/** Writes a whole file or nothing. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}.tmp`;
  try {
    await writeFile(aside, content);
    await rename(aside, file);
  } catch (error) {
    // On a full disk, half a file would take the last free space.
    await rm(aside, { force: true });
    throw error;
  }
}

/** Writes a whole file, only if its content changes. Returns whether it wrote. */
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

/** Name of a folder while another takes its place. */
function oldName(target: string): string {
  return `${target}.old`;
}

/** Puts back the folder that a killed {@link swapFolder} had moved aside. */
export async function restoreFolder(target: string): Promise<void> {
  if (!existsSync(target)) {
    await renameIfThere(oldName(target), target);
  }
}

/** Replaces a folder by a finished one. The old folder is removed only after the new one is in place. */
export async function swapFolder(finished: string, target: string): Promise<void> {
  const old = oldName(target);
  await restoreFolder(target);
  await rm(old, { recursive: true, force: true });
  await renameIfThere(target, old);
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}
