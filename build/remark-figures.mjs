import { fail } from './fail.mjs';
import { readAttributes } from './jsx-node.mjs';
import { partOf } from './notes-data.mjs';
import { visitComponent } from './remark-components.mjs';

/**
 * @import { Root } from 'mdast'
 * @import { VFile } from 'vfile'
 */

/** Writes width and height of every figure's picture, so that the text below does not jump. */
export function remarkFigures() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    visitComponent(tree, 'NoteFigure', (element) => {
      const { src = '', alt = '' } = readAttributes(element);
      if (alt.trim() === '') {
        fail(file, element, 'alt가 없는 그림', '그림이 말하는 것을 한 문장으로 쓴다.');
      }
      const size = partOf(file, 'pictures')?.[src];
      if (size === undefined) {
        fail(
          file,
          element,
          `없거나 읽을 수 없는 그림 파일 public${src}`,
          '그림 파일을 두거나 경로를 고친다.',
        );
      }
      element.attributes.push(
        { type: 'mdxJsxAttribute', name: 'width', value: String(size.width) },
        { type: 'mdxJsxAttribute', name: 'height', value: String(size.height) },
      );
    });
  };
}
