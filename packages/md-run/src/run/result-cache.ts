import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A block that kept its promises, or a wrong variant that was caught; failures are always executed anew. */
interface CachedPass {
  readonly passedCases: number;
  /** Day of the last use, `YYYY-MM-DD`; what has not been used for long is dropped. */
  readonly used: string;
}

/** Passes by key of the block and version of the tool. */
export type ResultCache = Map<string, CachedPass>;

const KEEP_DAYS = 30;

/** Reads the cache; a damaged one is an empty one. */
export async function readResultCache(file: string): Promise<ResultCache> {
  try {
    const entries = JSON.parse(await readFile(file, 'utf8')) as Record<string, CachedPass>;
    return new Map(Object.entries(entries));
  } catch {
    return new Map();
  }
}

/** Writes the cache without the passes nobody has asked for in a month. */
export async function writeResultCache(
  file: string,
  cache: ResultCache,
  today: Date,
): Promise<void> {
  const oldest = new Date(today.getTime() - KEEP_DAYS * 86_400_000).toISOString().slice(0, 10);
  const kept = [...cache].filter(([, { used }]) => used >= oldest).sort();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(Object.fromEntries(kept))}\n`);
}
