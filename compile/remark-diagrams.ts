import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { drawDiagram, type DiagramFault } from '../lib/diagrams/draw';
import { failAll } from './fail';
import { jsxElement } from './jsx-node';
import type { NoteFile } from './notes-data';

/**
 * Draws ```` ```mermaid title="…" alt="…" ```` as SVG at build: nothing of it runs in the browser. Stops the build
 * with everything that is wrong with the diagrams of the note.
 */
export function remarkDiagrams(tree: Root, file: NoteFile): void {
  const faults: DiagramFault[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'mermaid' || index === undefined || parent === undefined) {
      return;
    }
    const diagram = drawDiagram(node.value, node.meta ?? '');
    const first = node.position?.start.line ?? 1;
    faults.push(...diagram.faults.map((fault) => ({ ...fault, line: first + fault.line })));
    parent.children[index] = jsxElement('Diagram', { html: diagram.html });
  });
  if (faults.length > 0) {
    failAll(file, faults);
  }
}
