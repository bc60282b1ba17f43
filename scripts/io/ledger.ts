import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ADDRESSES_FILE } from '../../lib/addresses/ledger';
import type { CheckInput } from '../../lib/site/check-notes';
import { REDIRECTS_FILE } from '../../lib/addresses/redirects';
import { readPages } from './files';

/** The texts of `addresses.json` and `redirects.json`; empty ones where a file is missing. */
export async function readLedgerFiles(
  root: string,
): Promise<{ addresses: string; redirects: string }> {
  const read = (file: string, empty: string): Promise<string> =>
    readFile(path.join(root, file), 'utf8').catch(() => empty);
  return {
    addresses: await read(ADDRESSES_FILE, '[]'),
    redirects: await read(REDIRECTS_FILE, '{}'),
  };
}

/** Bytes of each picture of the notes, by path relative to the repository. */
async function readImageSizes(root: string): Promise<Map<string, number>> {
  const folder = path.join(root, 'public/img');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, number]> => {
      const file = path.join(entry.parentPath, entry.name);
      const { size } = await stat(file);
      return [path.relative(root, file), size];
    });
  return new Map(await Promise.all(sizes));
}

/** Reads everything that the checks of notes look at. */
export async function readCheckInput(root: string): Promise<CheckInput> {
  const [files, ledger, images] = await Promise.all([
    readPages(root),
    readLedgerFiles(root),
    readImageSizes(root),
  ]);
  return { files, ...ledger, images };
}
