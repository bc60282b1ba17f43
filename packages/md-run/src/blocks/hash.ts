import { createHash } from 'node:crypto';

/** A short name of a text, in keys of the cache and the lock file and as the name of a folder. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
