import { fromHtml } from 'hast-util-from-html';

/** Largest depth of a tree: a deeper one overflows the stack of the compiler or of the reader's browser. */
export const MAX_DEPTH = 100;

interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
  readonly value?: string;
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Returns the nodes of a tree by level. A loop, because recursion would overflow on a tree that is too deep. */
function levelsOf(tree: TreeNode): TreeNode[][] {
  const levels: TreeNode[][] = [];
  for (let level = [tree]; level.length > 0;) {
    levels.push(level);
    level = level.flatMap(({ children }) => children ?? []);
  }
  return levels;
}

function isDeepHtml(pieces: readonly TreeNode[]): boolean {
  const html = pieces.map(({ value }) => value).join('');
  try {
    return levelsOf(fromHtml(html, { fragment: true })).length > MAX_DEPTH;
  } catch (error) {
    // The HTML parser recurses for each level.
    if (error instanceof RangeError) {
      return true;
    }
    throw error;
  }
}

/** Finds the line where a tree is nested too deep. HTML comes tag by tag and is joined for this. */
export function deepLine(tree: TreeNode): number | undefined {
  const levels = levelsOf(tree);
  const html = levels.flat().filter(({ type }) => type === 'html');
  const [deep] = levels[MAX_DEPTH] ?? (isDeepHtml(html) ? html : []);
  return deep?.position?.start.line;
}
