import type { Content, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What is written in a part of a note, without its marks. */
export function plainText(node: Root | Content): string {
  let text = '';
  visit(node, (child) => {
    if (child.type === 'text' || child.type === 'inlineCode') {
      text += child.value;
    }
  });
  return text;
}
