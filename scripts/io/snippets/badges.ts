import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Badges } from '../../../lib/site/notes';
import { badgeOf, LOCK_FILE, readLock, verificationOf } from '../../../lib/snippets/lock';
import { hashText } from './hash';
import { readSnippets } from './read-snippets';

/** What the committed results say of the notes. */
export interface SnippetResults {
  readonly badges: Badges;
  /** What was found on a page as a whole, by its file. */
  readonly verified: ReadonlyMap<string, string>;
}

/** Reads the committed results: the build executes no block itself. */
export async function readSnippetResults(root: string): Promise<SnippetResults> {
  const text = await readFile(path.join(root, LOCK_FILE), 'utf8').catch(() => undefined);
  const lock = readLock(text);
  if (lock.size === 0) {
    return { badges: {}, verified: new Map() };
  }
  const { pages } = await readSnippets(root, []);
  const badges = Object.fromEntries(
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
  const verified = new Map(
    pages.flatMap(({ file, blocks }) => {
      const result = verificationOf(blocks, lock, hashText);
      return result === undefined ? [] : [[file, result] as const];
    }),
  );
  return { badges, verified };
}
