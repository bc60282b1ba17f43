import { visit } from 'unist-util-visit';
import type { HtmlTransform } from './plugin';

/** Gives the footnotes, which the compiler labels in English, their Korean labels. */
export function rehypeFootnotes(): HtmlTransform {
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
