import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Gives the footnotes, which the compiler labels in English, their Korean labels. */
export function rehypeFootnotes(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { properties } = element;
    if (properties['id'] === 'footnote-label') {
      element.children = [{ type: 'text', value: '각주' }];
    }
    if ('dataFootnoteBackref' in properties) {
      properties['ariaLabel'] = '본문으로 돌아가기';
    }
  });
}
