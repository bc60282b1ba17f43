import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Time of the last change of each file and folder (ms since the epoch), by path below the root. */
type Tree = ReadonlyMap<string, number>;

/** Folders that the runner and other tools write to. */
const OTHERS = new Set(['.git', '.cache', '.next', 'node_modules', 'out']);

/** Resolution of the clocks of file systems (ms). */
const STEP_MS = 20;

/** Lists the files and folders below a root, without the folders of tools. */
export async function readTree(root: string): Promise<Tree> {
  const tree = new Map<string, number>();
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    const look = async (entry: Dirent): Promise<void> => {
      const name = path.join(folder, entry.name);
      // ctime, because a program cannot set it.
      tree.set(name, (await lstat(path.join(root, name))).ctimeMs);
      await (entry.isDirectory() ? visit(name) : undefined);
    };
    await Promise.all(entries.filter(({ name }) => !OTHERS.has(name)).map(look));
  };
  await visit('');
  return tree;
}

/** A span of work, in ms since the epoch. */
export interface Worker {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the files and folders that were added, removed or changed while programs ran, for each program that may
 * have done it: all that ran at the time of the change, or else the last one to end before it.
 */
export function findChangedFiles<One extends Worker>(
  workers: readonly One[],
  before: Tree,
  after: Tree,
): ReadonlyMap<One, readonly string[]> {
  const found = new Map<One, string[]>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name)) {
      continue;
    }
    // A removed file leaves the time of its removal on its folder.
    const at = after.get(name) ?? after.get(path.dirname(name)) ?? Infinity;
    const present = workers.filter(
      ({ start, end }) => start - STEP_MS <= at && at <= end + STEP_MS,
    );
    const past = workers.filter(({ end }) => end < at).sort((a, b) => b.end - a.end);
    for (const worker of present.length > 0 ? present : past.slice(0, 1)) {
      found.set(worker, [...(found.get(worker) ?? []), name].sort());
    }
  }
  return found;
}
