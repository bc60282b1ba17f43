import type { Root } from 'mdast';
import type { Element } from 'hast';
import type { Math, InlineMath } from 'mdast-util-math';
import { visit } from '../../lib/markdown/visit';
import { renderFormula } from '../../lib/markdown/formula';
import { fail } from './fail';
import type { CompiledFile } from './notes-data';

/**
 * Turns formulas between `$$` into MathML at build, so that no script draws them in the browser.
 *
 * @example
 * // $$x$$
 * // <math><mi>x</mi></math>
 */
export function remarkFormulas(tree: Root, file: CompiledFile): void {
  visit(tree, (node) => {
    if (node.type === 'inlineMath') {
      const { tagName, properties, children } = draw(node, file);
      node.data = { hName: tagName, hProperties: properties, hChildren: children };
    } else if (node.type === 'math') {
      // The box scrolls: a formula may be wider than a phone.
      node.data = {
        hName: 'div',
        hProperties: { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: '수식' },
        hChildren: [draw(node, file)],
      };
    }
  });
}

function draw(node: Math | InlineMath, file: CompiledFile): Element {
  const drawn = renderFormula(node.value, { display: node.type === 'math' });
  return drawn.kind === 'math'
    ? drawn.math
    : fail(
        file,
        node,
        `읽을 수 없는 수식 (${drawn.message})`,
        'KaTeX가 아는 LaTeX',
        'LaTeX 문법을 확인한다.',
      );
}
