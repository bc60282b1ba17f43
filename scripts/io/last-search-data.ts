import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What the development server needs to search. */
export interface LastSearchData {
  /** Name of the data's folder; empty if there is no build to take them from. */
  readonly id: string;
  /** Takes the link away again. */
  readonly unlink: () => void;
}

/**
 * Links the search data of the last build into `public/`, where the development server finds them.
 * Git ignores the link, and a build writes over what it leads to.
 */
export function linkLastSearchData(root: string): LastSearchData {
  const link = path.join(root, 'public/_search');
  const unlink = (): void => {
    rmSync(link, { force: true });
  };
  unlink();
  const data = path.join(root, 'out/_search');
  const id = readFolder(data);
  if (id !== '') {
    // A junction needs no special rights on Windows; elsewhere the type is ignored.
    symlinkSync(data, link, 'junction');
  }
  return { id, unlink };
}

function readFolder(folder: string): string {
  try {
    return readdirSync(folder)[0] ?? '';
  } catch {
    return '';
  }
}
