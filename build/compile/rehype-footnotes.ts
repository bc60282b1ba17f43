import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodeAddress } from '../../lib/addresses/decode-address';

/**
 * Writes the footnote labels in Korean, where the compiler writes English, and decodes their ids.
 *
 * @example
 * // <h2 id="footnote-label">Footnotes</h2>
 * // <h2 id="footnote-label">각주</h2>
 */
export function rehypeFootnotes(tree: Root): void {
  visit(tree, 'element', (element) => {
    // The number beside the second way back has no properties.
    const { properties = {} } = element as Partial<Element>;
    element.properties = properties;
    const { id } = properties;
    if (id === 'footnote-label') {
      element.children = [{ type: 'text', value: '각주' }];
    }
    if (typeof id === 'string' && id.startsWith('user-content-fn')) {
      properties['id'] = decodeAddress(id);
    }
    if ('dataFootnoteBackref' in properties) {
      properties['ariaLabel'] = '본문으로 돌아가기';
    }
  });
}
