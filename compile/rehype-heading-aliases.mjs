import { visit } from 'unist-util-visit';
import { noteOf } from './notes-data.mjs';

/**
 * @import { Root, Element } from 'hast'
 * @import { VFile } from 'vfile'
 */

const HEADING = /^h[1-6]$/;

/** Keeps links to a heading alive after its id has changed: the former ids stand inside it. */
export function rehypeHeadingAliases() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    const aliases = noteOf(file)?.aliases;
    if (aliases === undefined) {
      return;
    }
    visit(tree, 'element', (element) => {
      const id = element.properties['id'];
      if (HEADING.test(element.tagName) && typeof id === 'string') {
        element.children.unshift(...(aliases[id] ?? []).map(anchor));
      }
    });
  };
}

/** @param {string} id @returns {Element} */
function anchor(id) {
  return { type: 'element', tagName: 'span', properties: { id }, children: [] };
}
