import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** When each file and folder was last changed, ms since the epoch, by its path below the root. */
type Tree = ReadonlyMap<string, number>;

/** What the runner and other tools write themselves. */
const OTHERS = new Set(['.git', '.cache', '.next', 'node_modules', 'out']);

/** Clocks of file systems go in steps. */
const STEP_MS = 20;

/** The files and folders below a root, without those that tools write. */
export async function readTree(root: string): Promise<Tree> {
  const tree = new Map<string, number>();
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    const look = async (entry: Dirent): Promise<void> => {
      const name = path.join(folder, entry.name);
      // Unlike the other times, nobody can set this one.
      tree.set(name, (await lstat(path.join(root, name))).ctimeMs);
      await (entry.isDirectory() ? visit(name) : undefined);
    };
    await Promise.all(entries.filter(({ name }) => !OTHERS.has(name)).map(look));
  };
  await visit('');
  return tree;
}

/** Something that was at work for a while, in ms since the epoch. */
export interface Worker {
  readonly start: number;
  readonly end: number;
}

/**
 * The files and folders that came, went or changed while somebody was at work, for each who may have done it:
 * all who were at work at the moment of the change, or else the last to have ended before.
 */
export function findTrespasses<One extends Worker>(
  workers: readonly One[],
  before: Tree,
  after: Tree,
): ReadonlyMap<One, readonly string[]> {
  const found = new Map<One, string[]>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name)) {
      continue;
    }
    // What has gone changed its folder.
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
