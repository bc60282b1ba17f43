import { spawnSync } from 'node:child_process';
import { isNoteFile, routeOf, type Route } from '../../lib/vocabulary/routes';

/** Runs Git; `undefined` where it fails. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\0') : undefined;
}

/** Lists the notes that differ from the branch that others see; `undefined` where there is no such branch. */
export function changedNotes(): Route[] | undefined {
  const changed = git('diff', '--name-only', '--diff-filter=d', '-z', '@{upstream}', '--', 'pages');
  const added = git('ls-files', '--others', '--exclude-standard', '-z', '--', 'pages');
  return changed && [...changed, ...(added ?? [])].filter(isNoteFile).map(routeOf);
}
