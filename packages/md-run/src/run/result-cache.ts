import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A block that kept its promises, or a caught wrong variant. Failures are not cached, so they run again. */
interface CachedPass {
  readonly passedCases: number;
  /** Day of the last use, `YYYY-MM-DD`; old entries are dropped. */
  readonly used: string;
}

/** Passes by block key and tool version. */
export type ResultCache = Map<string, CachedPass>;

const KEEP_DAYS = 30;

/** Reads the cache; a damaged one counts as empty. */
export async function readResultCache(file: string): Promise<ResultCache> {
  try {
    const entries = JSON.parse(await readFile(file, 'utf8')) as Record<string, CachedPass>;
    return new Map(Object.entries(entries));
  } catch {
    return new Map();
  }
}

/** Writes the cache without the passes that were not used for {@link KEEP_DAYS} days. */
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
