import { readFile } from 'node:fs/promises';
import { writeIfChanged } from './files';

/** What a step of the tests did the last time it passed. */
export interface PassedStep {
  readonly hash: string;
  readonly passed: number;
}

/** Remembers which steps have passed for which inputs, so that an unchanged project is tested at once. */
export async function readStepCache(file: string): Promise<Map<string, PassedStep>> {
  try {
    const entries = JSON.parse(await readFile(file, 'utf8')) as Record<string, PassedStep>;
    return new Map(Object.entries(entries));
  } catch {
    return new Map();
  }
}

/** Writes what {@link readStepCache} reads. */
export async function writeStepCache(
  file: string,
  steps: ReadonlyMap<string, PassedStep>,
): Promise<void> {
  await writeIfChanged(file, JSON.stringify(Object.fromEntries(steps), null, 1));
}
