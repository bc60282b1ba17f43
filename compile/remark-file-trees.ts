import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../lib/markdown/escape-html';
import { jsxElement } from './jsx-node';

interface TreeEntry {
  readonly name: string;
  /** What stands behind `#`. */
  readonly remark: string;
  readonly children: TreeEntry[];
}

/**
 * Reads a tree written by indentation, one file or folder a line; what follows ` # ` is a remark.
 *
 * @example
 * readTree('pages\n  docs.md  # 소개')
 * // [{ name: 'pages', remark: '', children: [{ name: 'docs.md', remark: '소개', children: [] }] }]
 */
function readTree(source: string): TreeEntry[] {
  const top: TreeEntry[] = [];
  const open: { indent: number; children: TreeEntry[] }[] = [{ indent: -1, children: top }];
  for (const line of source.split('\n').filter((text) => text.trim() !== '')) {
    const indent = line.length - line.trimStart().length;
    const [name = '', ...remark] = line.trim().split(/\s+#\s+/);
    while (open.length > 1 && (open.at(-1)?.indent ?? -1) >= indent) {
      open.pop();
    }
    const entry = { name, remark: remark.join(' # '), children: [] };
    open.at(-1)?.children.push(entry);
    open.push({ indent, children: entry.children });
  }
  return top;
}

function treeHtml(entries: readonly TreeEntry[]): string {
  const items = entries.map(({ name, remark, children }) => {
    const kind = children.length > 0 || name.endsWith('/') ? 'folder' : 'file';
    const note = remark === '' ? '' : ` <span>${escapeHtml(remark)}</span>`;
    const inner = children.length > 0 ? treeHtml(children) : '';
    return `<li class="${kind}"><code>${escapeHtml(name)}</code>${note}${inner}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Draws ```` ```tree ```` as nested lists of folders and files. */
export function remarkFileTrees(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang === 'tree' && index !== undefined && parent !== undefined) {
      const html = treeHtml(readTree(node.value));
      parent.children[index] = jsxElement('FileTree', { html });
    }
  });
}
