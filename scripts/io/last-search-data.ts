import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../../lib/search/rank/protocol';

/** What the development server needs to search. */
export interface LastSearchData {
  /** Whether there is a build to take them from. */
  readonly isThere: boolean;
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
  const isThere = existsSync(path.join(data, MANIFEST_FILE));
  if (isThere) {
    // A junction needs no special rights on Windows; elsewhere the type is ignored.
    symlinkSync(data, link, 'junction');
  }
  return { isThere, unlink };
}
