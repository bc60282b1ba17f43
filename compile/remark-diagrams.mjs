import { visit } from 'unist-util-visit';
import { drawDiagram } from '../lib/diagrams/draw.mjs';
import { failAll } from './fail.mjs';
import { jsxElement } from './jsx-node.mjs';

/**
 * @import { Root, Content } from 'mdast'
 * @import { VFile } from 'vfile'
 * @import { DiagramFault } from '../lib/diagrams/draw.mjs'
 */

/**
 * Draws ```` ```mermaid title="…" alt="…" ```` as SVG at build: nothing of it runs in the browser. Stops the build
 * with everything that is wrong with the diagrams of the note.
 */
export function remarkDiagrams() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    /** @type {DiagramFault[]} */
    const faults = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || index === undefined || parent === undefined) {
        return;
      }
      const diagram = drawDiagram(node.value, node.meta ?? '');
      const first = node.position?.start.line ?? 1;
      faults.push(...diagram.faults.map((fault) => ({ ...fault, line: first + fault.line })));
      parent.children[index] = /** @type {Content} */ (
        /** @type {unknown} */ (jsxElement('Diagram', { html: diagram.html }))
      );
    });
    if (faults.length > 0) {
      failAll(file, faults);
    }
  };
}
