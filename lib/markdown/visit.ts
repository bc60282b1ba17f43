import type { Node } from 'unist';
import { EXIT, SKIP, type BuildVisitor, type VisitorResult } from 'unist-util-visit';

export { EXIT, SKIP };

/** What is below a node of any kind. */
interface Below {
  readonly children?: readonly Node[];
}

type Visitor = (node: Node, index: number | undefined, parent: Node | undefined) => VisitorResult;

/** Visits a node and what is below it. Returns the index to go on with in its parent, or `EXIT`. */
function enter(
  node: Node & Below,
  type: string | undefined,
  visitor: Visitor,
  index?: number,
  parent?: Node,
): number | typeof EXIT {
  const result = type === undefined || node.type === type ? visitor(node, index, parent) : null;
  const [action, next] = Array.isArray(result) ? result : [result, result];
  if (action === EXIT) {
    return EXIT;
  }
  let at = action === SKIP ? Infinity : 0;
  // Read again in each turn: a visitor may change the children of a node.
  for (let child = node.children?.[at]; child !== undefined; child = node.children?.[at]) {
    const after = enter(child, type, visitor, at, node);
    if (after === EXIT) {
      return EXIT;
    }
    at = after;
  }
  return typeof next === 'number' ? next : (index ?? 0) + 1;
}

/**
 * Calls back for each node of a tree, or each of a type, in the order of the text, as `visit` of
 * `unist-util-visit` does. That one also names a function after each node, which takes longer than the rest of
 * a visit, and a build visits every note thirty times.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void;
export function visit(tree: Node, test: string | Visitor, visitor?: Visitor): void {
  if (typeof test === 'function') {
    enter(tree, undefined, test);
  } else if (visitor !== undefined) {
    enter(tree, test, visitor);
  }
}
