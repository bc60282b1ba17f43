import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from './files';

/** Where a command finds what the last one has worked out. */
export interface MemoryFile {
  readonly file: string;
  /** Hash of the code that works it out: what other code has written is forgotten. */
  readonly code: string;
}

/** What was kept with {@link keep}; empty the first time, and after the code has changed. */
export async function recall<Value>({ file, code }: MemoryFile): Promise<Map<string, Value>> {
  try {
    const kept = deserialize(await readFile(file)) as { code: string; map: Map<string, Value> };
    return kept.code === code ? kept.map : new Map<string, Value>();
  } catch {
    // The first time, or a file of another version of Node.js.
    return new Map();
  }
}

/** Keeps data without functions for the next command. */
export async function keep(
  { file, code }: MemoryFile,
  map: ReadonlyMap<string, unknown>,
): Promise<void> {
  await writeWhole(file, serialize({ code, map }));
}
