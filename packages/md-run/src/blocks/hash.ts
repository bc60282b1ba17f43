import { createHash } from 'node:crypto';

/** Hashes a text to a short name for keys of the cache and the lock file, and for folders. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
