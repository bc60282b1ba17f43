import { visit } from 'unist-util-visit';
import { escapeHtml } from '../lib/markdown/escape-html.mjs';
import { jsxElement } from './jsx-node.mjs';

/**
 * @import { Root, Content } from 'mdast'
 */

/**
 * @typedef {object} TreeEntry
 * @property {string} name
 * @property {string} remark what stands behind `#`
 * @property {TreeEntry[]} children
 */

/**
 * Reads a tree written by indentation, one file or folder a line; what follows ` # ` is a remark.
 *
 * @example
 * readTree('pages\n  docs.md  # 소개')
 * // [{ name: 'pages', remark: '', children: [{ name: 'docs.md', remark: '소개', children: [] }] }]
 *
 * @param {string} source
 * @returns {TreeEntry[]}
 */
function readTree(source) {
  /** @type {TreeEntry[]} */
  const top = [];
  /** @type {{ indent: number, children: TreeEntry[] }[]} */
  const open = [{ indent: -1, children: top }];
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

/** @param {readonly TreeEntry[]} entries @returns {string} */
function treeHtml(entries) {
  const items = entries.map(({ name, remark, children }) => {
    const kind = children.length > 0 || name.endsWith('/') ? 'folder' : 'file';
    const note = remark === '' ? '' : ` <span>${escapeHtml(remark)}</span>`;
    const inner = children.length > 0 ? treeHtml(children) : '';
    return `<li class="${kind}"><code>${escapeHtml(name)}</code>${note}${inner}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Draws ```` ```tree ```` as nested lists of folders and files. */
export function remarkFileTrees() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang === 'tree' && index !== undefined && parent !== undefined) {
        const html = treeHtml(readTree(node.value));
        parent.children[index] = /** @type {Content} */ (
          /** @type {unknown} */ (jsxElement('FileTree', { html }))
        );
      }
    });
  };
}
