import type { Content, Root } from 'mdast';

/**
 * Lists the nodes of a type below a node, in the order of the text. Walks by itself: `visit` also names a function
 * after each node, which takes longer than to look at it.
 */
export function nodesOf<Type extends Content['type']>(
  tree: Root | Content,
  type: Type,
): Extract<Content, { type: Type }>[] {
  const below = 'children' in tree ? (tree.children as readonly Content[]) : [];
  const nodes = below.flatMap((child) => nodesOf(child, type));
  return tree.type === type ? [tree as Extract<Content, { type: Type }>, ...nodes] : nodes;
}
