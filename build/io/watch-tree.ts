import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Calls back some time after any change below the folders. Watches each folder by itself: the recursive watch
 * of Node.js 20 loses a file on Linux when an editor replaces it by a new one.
 *
 * @param settleMs time without a change before the call; editors write a file in several steps
 * @returns a function that ends the watching
 * @throws when the system can watch no more folders
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
    // Watched before it is listed, so that a folder made in between is not missed.
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
      // All watches are renewed: a folder may have been replaced by another of the same name.
      stop();
      roots.forEach(followIfThere);
      onChange();
    }, settleMs);
  };
  roots.forEach(followIfThere);
  return stop;
}
