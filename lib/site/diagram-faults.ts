import type { Fault } from '../faults/fault';
import { drawFence } from '../markdown/drawing';
import type { NoteBody } from '../note/note';

/** Finds the faults of a note's diagrams: not drawable, or too small to read on a desktop or a phone. */
export function findDiagramFaults({
  file,
  markdown,
}: Pick<NoteBody, 'file' | 'markdown'>): Fault[] {
  return markdown.fences
    .filter(({ language }) => language === 'mermaid')
    .flatMap(({ text, meta, line }) =>
      drawFence(text, meta).faults.map((fault) => ({ ...fault, file, line: line + fault.line })),
    );
}
