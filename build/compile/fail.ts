import type { Position } from 'unist';
import { refuse, thrownFaults, type Fault } from '../../lib/faults/fault';
import type { CompiledFile } from './notes-data';

/** What is expected of a note where nothing better is known. */
export const COMPILABLE = '컴파일되는 노트';

/** Faults of the notes being compiled, by file. */
const known = new Map<string, Fault[]>();

/** Returns and forgets the faults noted for a note. */
export function takeNoted(file: string): Fault[] {
  const faults = known.get(file) ?? [];
  known.delete(file);
  return faults;
}

/** Runs a step and returns its faults. */
export function faultsOf(run: () => void): readonly Fault[] {
  try {
    run();
    return [];
  } catch (error) {
    return thrownFaults(error);
  }
}

/** Runs a step and notes its faults, so that the steps after it still run and report theirs. */
export async function noted(
  { path }: CompiledFile,
  run: () => void | Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    known.set(path, [...(known.get(path) ?? []), ...thrownFaults(error)]);
  }
}

/** Throws a fault at a node of a note. */
export function fail(
  { path }: CompiledFile,
  node: { readonly position?: Position | undefined },
  found: string,
  expected: string,
  fix: string,
): never {
  refuse({ file: path, line: node.position?.start.line ?? 1, found, expected, fix });
}
