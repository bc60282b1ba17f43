import type { Content, Root } from 'mdast';
import { visit } from './visit';

/** Lists the nodes of a type below a node, in the order of the text. */
export function nodesOf<Type extends Content['type']>(
  tree: Root | Content,
  type: Type,
): Extract<Content, { type: Type }>[] {
  const nodes: Extract<Content, { type: Type }>[] = [];
  visit(tree, (node) => {
    if (node.type === type) {
      nodes.push(node as Extract<Content, { type: Type }>);
    }
  });
  return nodes;
}
