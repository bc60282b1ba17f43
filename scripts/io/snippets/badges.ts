import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Badges } from '../../../lib/notes';
import { badgeOf, LOCK_FILE, readLock } from '../../../lib/snippets/lock';
import { hashText } from './hash';
import { readSnippets } from './read-snippets';

/** The badges of all executed blocks, from the committed results: the build runs none of them itself. */
export async function readBadges(root: string): Promise<Badges> {
  const text = await readFile(path.join(root, LOCK_FILE), 'utf8').catch(() => undefined);
  const lock = readLock(text);
  if (lock.size === 0) {
    return {};
  }
  const { pages } = await readSnippets(root, []);
  return Object.fromEntries(
    pages.map(({ file, blocks }) => [
      file,
      Object.fromEntries(
        blocks.flatMap((block) => {
          const badge = badgeOf(block, lock, hashText);
          return badge === undefined ? [] : [[block.line, badge]];
        }),
      ),
    ]),
  );
}
