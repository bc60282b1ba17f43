import type { Position } from 'unist';
import type { DiagramFault } from 'mermaid-static';
import { formatFault } from '../../lib/faults/fault';
import { noteOf, type NoteFile } from './notes-data';

/** The place in the note's own file: the compiler counts lines from the end of the front matter. */
export function placeIn(file: NoteFile, line: number): { file: string; line: number } {
  const note = noteOf(file);
  return { file: note?.file ?? file.path, line: line + (note?.bodyLine ?? 1) - 1 };
}

/** Stops the build at a node of a note. */
export function fail(
  note: NoteFile,
  node: { readonly position?: Position | undefined },
  found: string,
  fix: string,
): never {
  const { file, line } = placeIn(note, node.position?.start.line ?? 1);
  throw new Error(`${file}:${line}\n  찾은 것    ${found}\n  고치는 법  ${fix}`);
}

/**
 * Stops the build with several faults of one note, in the form of the note checks.
 *
 * @param faults with lines counted from the end of the front matter
 */
export function failAll(file: NoteFile, faults: readonly DiagramFault[]): never {
  const placed = faults.map((fault) => formatFault({ ...fault, ...placeIn(file, fault.line) }));
  throw new Error(placed.join('\n\n'));
}
