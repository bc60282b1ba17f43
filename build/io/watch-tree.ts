import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Calls back some time after anything has changed below the folders. Folders are watched one by one:
 * what Node.js 20 offers for a whole tree loses a file on Linux when an editor puts a new one in its
 * place.
 *
 * @param settleMs Editors write a file in several steps; one call after the last of them is enough.
 * @returns Ends the watching.
 * @throws when the system watches no more folders.
 */
export function watchTree(
  roots: readonly string[],
  settleMs: number,
  onChange: () => void,
): () => void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    watchers.forEach((watcher) => {
      watcher.close();
    });
    watchers = [];
  };
  const follow = (folder: string): void => {
    // Watched before it is listed, so that no folder made in between is missed.
    watchers.push(watch(folder, later).on('error', later));
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) {
        followIfThere(path.join(folder, entry.name));
      }
    }
  };
  const followIfThere = (folder: string): void => {
    try {
      follow(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // From the start: a folder may have been put in the place of another of the same name.
      stop();
      roots.forEach(followIfThere);
      onChange();
    }, settleMs);
  };
  roots.forEach(followIfThere);
  return stop;
}
