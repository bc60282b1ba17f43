import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '../../build/io/files';

/** The file in which a command keeps results for the next one. */
export interface MemoryFile {
  readonly file: string;
  /** Hash of the code that computes the results; results of other code are dropped. */
  readonly code: string;
}

/** Contents of each file when this process last read or wrote it. */
const held = new Map<string, ReadonlyMap<string, unknown>>();

/** Share of the results that takes as long to compute again as writing all results takes. */
const FEW = 1 / 100;

/** Reads what {@link keep} kept; empty the first time, and after the code has changed. */
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
 * Keeps data without functions for the next command. A few changes since {@link recall} are not worth writing; the
 * next command computes them again.
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
