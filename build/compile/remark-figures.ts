import type { Root } from 'mdast';
import { DESKTOP, isReadable, PHONE, shownLabel } from 'mermaid-static';
import { fail } from './fail';
import { jsxAttributes, readAttributes } from './jsx-node';
import { partOf, type CompiledFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Writes the width and height of every figure's picture, so that the text below does not jump.
 *
 * @throws FaultError for a drawing with letters too small to read on a desktop or a phone
 */
export function remarkFigures(tree: Root, file: CompiledFile): void {
  visitComponent(tree, 'NoteFigure', (element) => {
    const { src = '' } = readAttributes(element);
    const picture = partOf(file, 'pictures')[src];
    if (picture === undefined) {
      fail(
        file,
        element,
        `없거나 읽을 수 없는 그림 파일 public${src}`,
        '있는 그림',
        '그림 파일을 두거나 경로를 고친다.',
      );
    }
    const { width, height, label } = picture;
    const small = [DESKTOP, PHONE].find(
      (reading) => label !== undefined && !isReadable({ width, label }, reading),
    );
    if (label !== undefined && small !== undefined) {
      const shown = shownLabel({ width, label }, small).toFixed(1);
      const most = Math.floor((small.column * label) / small.least);
      fail(
        file,
        element,
        `너비 ${String(small.window)}px의 창에서 가장 작은 글이 ${shown}px인 그림 public${src}`,
        `${String(small.least)}px 이상`,
        `글을 키우거나, 그림의 너비를 ${String(most)}px 이하로 줄인다.`,
      );
    }
    element.attributes.push(...jsxAttributes({ width: String(width), height: String(height) }));
  });
}
