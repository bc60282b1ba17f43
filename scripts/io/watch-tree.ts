import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

function foldersBelow(root: string): string[] {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    return [root, ...folders.map((entry) => path.join(entry.parentPath, entry.name))];
  } catch {
    // It is not there, or was removed meanwhile.
    return [];
  }
}

/**
 * Calls back some time after anything has changed below the folders. Folders are watched one by one:
 * what Node.js 20 offers for a whole tree loses a file on Linux when an editor puts a new one in its
 * place.
 *
 * @param settleMs Editors write a file in several steps; one call after the last of them is enough.
 */
export function watchTree(roots: readonly string[], settleMs: number, onChange: () => void): void {
  const watched = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const follow = (): void => {
    const folders = new Set(roots.flatMap(foldersBelow));
    for (const [folder, watcher] of watched) {
      if (!folders.has(folder)) {
        watcher.close();
        watched.delete(folder);
      }
    }
    for (const folder of folders) {
      if (!watched.has(folder)) {
        watched.set(folder, watch(folder, later));
      }
    }
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      onChange();
    }, settleMs);
  };
  follow();
}
