import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '../../build/io/files';

/** Where a command finds what the last one has worked out. */
export interface MemoryFile {
  readonly file: string;
  /** Hash of the code that works it out: what other code has written is forgotten. */
  readonly code: string;
}

/** What each file held when this process last read or wrote it. */
const held = new Map<string, ReadonlyMap<string, unknown>>();

/** Writing all of it takes as long as working out this share of it anew. */
const FEW = 1 / 100;

/** What was kept with {@link keep}; empty the first time, and after the code has changed. */
export async function recall<Value>({ file, code }: MemoryFile): Promise<Map<string, Value>> {
  held.delete(file);
  try {
    const kept = deserialize(await readFile(file)) as { code: string; map: Map<string, Value> };
    if (kept.code !== code) {
      return new Map();
    }
    held.set(file, new Map(kept.map));
    return kept.map;
  } catch {
    // The first time, or a file of another version of Node.js.
    return new Map();
  }
}

/**
 * Keeps data without functions for the next command. The little that is new since {@link recall} waits
 * until it is more; the next command works it out again.
 */
export async function keep(
  { file, code }: MemoryFile,
  map: ReadonlyMap<string, unknown>,
): Promise<void> {
  const before = held.get(file);
  const changed = [...map].filter(([name, value]) => before?.get(name) !== value).length;
  if (before === undefined || changed > map.size * FEW) {
    await writeWhole(file, serialize({ code, map }));
    held.set(file, new Map(map));
  }
}
