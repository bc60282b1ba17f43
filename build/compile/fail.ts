import type { Position } from 'unist';
import type { DiagramFault } from 'mermaid-static';
import { FaultError, refuse, type Fault } from '../../lib/faults/fault';
import { noteOf, type NoteFile } from './notes-data';

/** The place in the note's own file: the compiler counts lines from the end of the front matter. */
export function placeIn(file: NoteFile, line: number): { file: string; line: number } {
  const note = noteOf(file);
  return { file: note?.file ?? file.path, line: line + (note?.bodyLine ?? 1) - 1 };
}

/** What is expected of a note where nothing better is known. */
export const COMPILABLE = '컴파일되는 노트';

/** What is wrong with the notes that are being compiled, by their files. */
const known = new Map<string, Fault[]>();

/** What was found in a note since it was last asked. */
export function takeNoted(file: string): Fault[] {
  const faults = known.get(file) ?? [];
  known.delete(file);
  return faults;
}

/** The faults that stop a part of the compilation: none where it goes through. */
export function faultsOf(run: () => void): readonly Fault[] {
  try {
    run();
    return [];
  } catch (error) {
    return thrownFaults(error);
  }
}

function thrownFaults(error: unknown): readonly Fault[] {
  if (error instanceof FaultError) {
    return error.faults;
  }
  throw error;
}

/** Runs a part of the compilation; the faults that stop it are told with those of the rest of the note. */
export async function noted({ path }: NoteFile, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    known.set(path, [...(known.get(path) ?? []), ...thrownFaults(error)]);
  }
}

/** Stops a part of the compilation at a node of a note. */
export function fail(
  file: NoteFile,
  node: { readonly position?: Position | undefined },
  found: string,
  expected: string,
  fix: string,
): never {
  refuse({ ...placeIn(file, node.position?.start.line ?? 1), found, expected, fix });
}

/**
 * Stops a part of the compilation with several faults.
 *
 * @param faults with lines counted from the end of the front matter
 */
export function failAll(file: NoteFile, faults: readonly DiagramFault[]): never {
  throw new FaultError(faults.map((fault) => ({ ...fault, ...placeIn(file, fault.line) })));
}
