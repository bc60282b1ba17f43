import { visit } from 'unist-util-visit';

/** @import { Root } from 'hast' */

/** Gives the footnotes, which the compiler labels in English, their Korean labels. */
export function rehypeFootnotes() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', (element) => {
      const { properties } = element;
      if (properties['id'] === 'footnote-label') {
        element.children = [{ type: 'text', value: '각주' }];
      }
      if ('dataFootnoteBackref' in properties) {
        properties['ariaLabel'] = '본문으로 돌아가기';
      }
    });
  };
}
