import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { PageRecord } from '../../lib/search/records';
import { run } from '../io/run';

/** A search over the same notes, to be compared with ours. */
export interface Rival {
  readonly name: string;
  /** The rows of its list for each query, as `route#anchor`, `route#` for the head of a note. */
  readonly rowsFor: (queries: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** What a reader downloads until the first results, scripts included, gzip -9. */
  readonly firstBytes: number;
}

/** Rows of a list that are looked at. */
export const MAX_ROWS = 20;

/** Size of a text or file after gzip -9. */
export function gzipSize(data: string | Uint8Array): number {
  return gzipSync(data, { level: 9 }).length;
}

/** The text of a section as a search that knows no code blocks gets it. */
export function plainText(section: PageRecord['sections'][number]): string {
  return [section.body, ...section.code.map(({ text }) => text)].join('\n');
}

const FOLDER = path.resolve('.cache/bench-search');

/** Packages of the other searches: nothing of the site needs them, so they are no dependencies of it. */
const PACKAGES = { minisearch: '7.2.0', pagefind: '1.6.0' } as const;

/**
 * Where a package of another search lies; installed the first time it is asked for.
 *
 * @throws Error if npm cannot install it.
 */
export async function packageFolder(name: keyof typeof PACKAGES): Promise<string> {
  const folder = path.join(FOLDER, name);
  const installed = path.join(folder, 'node_modules', name);
  if (!existsSync(installed)) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--no-save', '--no-package-lock', `${name}@${PACKAGES[name]}`];
    const { code, output } = await run('npm', args, { cwd: folder });
    if (code !== 0) {
      throw new Error(`npm install ${name}: ${output.trim()}`);
    }
  }
  return installed;
}

/** `require` from another package's place, which finds that package's own dependencies. */
export function requireFrom(file: string): NodeJS.Require {
  return createRequire(path.resolve(file));
}
