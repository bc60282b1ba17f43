import type { Fault } from '../faults/fault';
import { drawFence } from '../markdown/drawing';
import type { NoteBody } from '../note/note';

/** What keeps the diagrams of a note from being drawn, or from being read on a desktop or a phone. */
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
