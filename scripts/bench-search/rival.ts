import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageRecord } from '../../lib/search/index/records';

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

/** `require` from another package's place, which finds that package's own dependencies. */
export function requireFrom(file: string): NodeJS.Require {
  return createRequire(path.resolve(file));
}
