import type { Content, Root } from 'mdast';
import { visit } from './visit';

/** Returns the text of a node without marks: `**a** \`b\`` becomes `a b`. */
export function plainText(node: Root | Content): string {
  let text = '';
  visit(node, (child) => {
    if (child.type === 'text' || child.type === 'inlineCode') {
      text += child.value;
    }
  });
  return text;
}
