import { renderMermaidSVG } from 'beautiful-mermaid';
import { visit } from 'unist-util-visit';
import { readFenceMeta } from '../lib/markdown/fence-meta.mjs';
import { fail } from './fail.mjs';
import { jsxElement } from './jsx-node.mjs';

/**
 * @import { Root, Content } from 'mdast'
 * @import { VFile } from 'vfile'
 */

/** The page's own colours, so that one picture serves both themes. */
const colors = {
  bg: 'var(--diagram-bg)',
  fg: 'var(--diagram-fg)',
  line: 'var(--diagram-line)',
  accent: 'var(--diagram-accent)',
  muted: 'var(--diagram-muted)',
  surface: 'var(--diagram-surface)',
  border: 'var(--diagram-border)',
};

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Draws ```` ```mermaid title="…" alt="…" ```` as SVG at build: nothing of it runs in the browser. */
export function remarkDiagrams() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || index === undefined || parent === undefined) {
        return;
      }
      const { alt = '', title = '' } = readFenceMeta(node.meta ?? '').values;
      if (alt.trim() === '' || title.trim() === '') {
        fail(
          file,
          node,
          'title이나 alt가 없는 그림',
          'title="…"과 alt="…"(그림이 말하는 것)을 쓴다.',
        );
      }
      count += 1;
      const svg = draw(node.value, `diagram-${String(count)}`, file, node);
      const html = `<div class="diagram-scroll" role="img" aria-label="${escapeHtml(alt)}" tabindex="0">${svg}</div><figcaption>${escapeHtml(title)}</figcaption>`;
      parent.children[index] = /** @type {Content} */ (
        /** @type {unknown} */ (jsxElement('Diagram', { html }))
      );
    });
  };
}

/**
 * @param {string} source
 * @param {string} id prefix that keeps the ids of two pictures on one page apart
 * @param {VFile} file
 * @param {Content} node
 */
function draw(source, id, file, node) {
  /** @type {string} */
  let svg;
  try {
    svg = renderMermaidSVG(source, { ...colors, font: 'inherit', transparent: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    fail(file, node, `그릴 수 없는 그림 (${message})`, 'mermaid 문법을 확인한다.');
  }
  return (
    svg
      // The library asks a font host for its font; the page's own font serves.
      .replace(/@import url\([^)]*\);?\s*/g, '')
      .replace(/font-family: 'inherit'/g, 'font-family: inherit')
      .replace(/(\bid="|url\(#)([\w-]+)/g, `$1${id}-$2`)
  );
}
