import type { Root } from 'mdast';
import { visit } from '../../lib/markdown/visit';
import type { DiagramFault } from 'mermaid-static';
import { refuseFaults } from '../../lib/faults/fault';
import { drawFence } from '../../lib/markdown/drawing';
import { escapeHtml } from '../../lib/markdown/escape-html';
import { jsxElement } from './jsx-node';
import type { CompiledFile } from './notes-data';

/**
 * Draws the code blocks that hold no code, so that no script runs in the browser: ```` ```mermaid title="…"
 * alt="…" ```` becomes SVG, and ```` ```tree ```` nested lists of folders and files.
 *
 * @throws FaultError with the faults of all diagrams of the note
 */
export function remarkDrawings(tree: Root, file: CompiledFile): void {
  const faults: DiagramFault[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (index === undefined || parent === undefined) {
      return;
    }
    if (node.lang === 'tree') {
      parent.children[index] = jsxElement('FileTree', { html: treeHtml(readTree(node.value)) });
    } else if (node.lang === 'mermaid') {
      const diagram = drawFence(node.value, node.meta ?? '');
      const first = node.position?.start.line ?? 1;
      faults.push(...diagram.faults.map((fault) => ({ ...fault, line: first + fault.line })));
      parent.children[index] = jsxElement('Diagram', { html: diagram.html });
    }
  });
  refuseFaults(faults.map((fault) => ({ ...fault, file: file.path })));
}

interface TreeEntry {
  readonly name: string;
  /** The text after `#`. */
  readonly remark: string;
  readonly indent: number;
  readonly children: TreeEntry[];
}

/**
 * Reads a tree of files and folders, one per line and nested by indentation. The text after ` # ` is a remark.
 *
 * @example
 * readTree('pages\n  docs.md  # 소개')
 * // [{ name: 'pages', remark: '', indent: 0, children: [{ name: 'docs.md', remark: '소개', … }] }]
 */
function readTree(source: string): TreeEntry[] {
  const top: TreeEntry[] = [];
  let open: TreeEntry[] = [];
  for (const line of source.split('\n').filter((text) => text.trim() !== '')) {
    const indent = line.length - line.trimStart().length;
    const [name = '', ...remark] = line.trim().split(/\s+#\s+/);
    const entry = { name, remark: remark.join(' # '), indent, children: [] };
    open = open.filter((above) => above.indent < indent);
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
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
