import { visit } from 'unist-util-visit';
import { renderFormula } from '../lib/markdown/formula.mjs';
import { fail } from './fail.mjs';

/**
 * @import { Root } from 'mdast'
 * @import { Math, InlineMath } from 'mdast-util-math'
 * @import { Element } from 'hast'
 * @import { VFile } from 'vfile'
 */

/** Turns formulas between `$$` into MathML at build: nothing of it runs in the browser. */
export function remarkFormulas() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    visit(tree, (node) => {
      if (node.type === 'inlineMath') {
        const { tagName, properties, children } = draw(node, file);
        node.data = { hName: tagName, hProperties: properties, hChildren: children };
      } else if (node.type === 'math') {
        // A formula wider than a phone scrolls in its own box.
        node.data = {
          hName: 'div',
          hProperties: { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: '수식' },
          hChildren: [draw(node, file)],
        };
      }
    });
  };
}

/**
 * @param {Math | InlineMath} node
 * @param {VFile} file
 * @returns {Element}
 */
function draw(node, file) {
  const drawn = renderFormula(node.value, { display: node.type === 'math' });
  return drawn.kind === 'math'
    ? drawn.math
    : fail(file, node, `읽을 수 없는 수식 (${drawn.message})`, 'LaTeX 문법을 확인한다.');
}
