import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files';

/**
 * Hashes the paths and contents of files and folders, and extra texts. A missing input counts as empty, so that
 * adding it later changes the hash.
 */
export async function hashInputs(
  root: string,
  inputs: readonly string[],
  extra: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [...inputs].sort()) {
    const info = await stat(path.join(root, input)).catch(() => undefined);
    const files = info?.isDirectory() ? await listFiles(root, input) : info ? [input] : [];
    for (const file of files) {
      hash.update(`\0${file}\0`);
      // Read synchronously: for thousands of small files, awaiting each costs more than the read.
      hash.update(readFileSync(path.join(root, file)));
    }
  }
  extra.forEach((text) => hash.update(`\0${text}`));
  return hash.digest('hex').slice(0, 16);
}
