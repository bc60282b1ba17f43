import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The size of letters where a picture says none, in px. */
const DEFAULT_FONT = 16;

/**
 * The smallest letters of a drawing that an author keeps as a file, in px at its own size; `undefined` where nothing
 * is written in it.
 *
 * @param width its own width, in px
 * @example
 * smallestLabel('<svg viewBox="0 0 10 10" font-size="8"><text>가</text></svg>', 20)  // 16
 */
export function smallestLabel(source: string, width: number): number | undefined {
  let least = Infinity;
  let scale = 1;
  const walk = (node: Nodes, size: number) => {
    let own = size;
    if (node.type === 'element') {
      const { fontSize, style, viewBox } = node.properties;
      const written = Number.parseFloat(
        /font-size:\s*([\d.]+)/.exec(style ?? '')?.[1] ?? String(fontSize ?? size),
      );
      own = Number.isNaN(written) ? size : written;
      const across = Number((viewBox ?? '').split(/[\s,]+/)[2]);
      if (node.tagName === 'svg' && across > 0) {
        scale = width / across;
      }
      if (node.tagName === 'text') {
        least = Math.min(least, own);
      }
    }
    if ('children' in node) {
      for (const child of node.children) {
        walk(child, own);
      }
    }
  };
  walk(fromHtml(source, { fragment: true, space: 'svg' }), DEFAULT_FONT);
  return least === Infinity ? undefined : least * scale;
}
