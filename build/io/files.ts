import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
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

/** Names a file with its folders in one name, for a cache with a file for each: `pages~docs~redis.md`. */
export function flatName(file: string): string {
  return file.replaceAll(/[\\/]/g, '~');
}

/**
 * Writes a whole file or nothing: another process may read it at the same moment. Synchronously: for hundreds of
 * small files, awaiting each costs more than the write.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}.tmp`;
  try {
    writeFileSync(aside, content);
    renameSync(aside, file);
  } catch (error) {
    // On a full disk, half a file would take the last free space.
    rmSync(aside, { force: true });
    throw error;
  }
}

/** Writes a whole file, only if its content changes. Returns whether it wrote. */
export function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return false;
  }
  writeWhole(file, text);
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
