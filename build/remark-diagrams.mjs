import { renderMermaidSVG } from 'beautiful-mermaid';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { readFenceMeta } from '../lib/markdown/fence-meta.mjs';
import { labelAtFirst, maskQuoted, undrawnText, unmask, unreadLine } from './diagram-source.mjs';
import { fail } from './fail.mjs';
import { textOf } from './hast-text.mjs';
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
  const masked = maskQuoted(source);
  const unread = unreadLine(masked);
  if (unread !== undefined) {
    fail(
      file,
      lineOf(node, unread.index),
      `그림에서 빠지는 글이 있는 줄 "${unread.text}"`,
      '한 줄에 a["글"] -->|글| b["글"] 꼴로 쓴다. 이름(a, b)은 영어로 쓰고 화살표와 띄우며, 괄호가 든 글은 큰따옴표로 감싼다.',
    );
  }
  /** @type {string} */
  let svg;
  try {
    svg = renderMermaidSVG(labelAtFirst(masked), { ...colors, font: 'inherit', transparent: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    fail(file, node, `그릴 수 없는 그림 (${message})`, 'mermaid 문법을 확인한다.');
  }
  const html = unmask(
    svg
      // The library asks a font host for its font; the page's own font serves.
      .replace(/@import url\([^)]*\);?\s*/g, '')
      .replace(/font-family: 'inherit'/g, 'font-family: inherit')
      // The head at the start of an arrow is drawn as a mirror image already: turned round once more
      // it points away from its box and lies beneath it.
      .replace(/(id="arrowhead-start"[^>]*orient=")auto-start-reverse/, '$1auto')
      .replace(/(\bid="|url\(#)([\w-]+)/g, `$1${id}-$2`),
  );
  const undrawn = undrawnText(source, svgText(html));
  if (undrawn !== undefined) {
    const index = source.split('\n').findIndex((line) => line.includes(`"${undrawn}"`));
    fail(
      file,
      lineOf(node, index),
      `그림에 다 나오지 않는 글 "${undrawn}"`,
      '이 종류의 그림에서 글을 쓸 수 있는 자리로 옮기거나, 특수 문자를 뺀다.',
    );
  }
  return html;
}

/** @param {string} html */
function svgText(html) {
  return fromHtml(html, { fragment: true })
    .children.map((child) => (child.type === 'doctype' ? '' : textOf(child)))
    .join(' ');
}

/**
 * The place of a line inside a fence.
 *
 * @param {Content} node
 * @param {number} index from 0
 */
function lineOf({ position }, index) {
  if (position === undefined) {
    return {};
  }
  const point = { line: position.start.line + 1 + index, column: 1 };
  return { position: { start: point, end: point } };
}
