import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Font size of a picture that does not set one, in px. */
const DEFAULT_FONT = 16;

/**
 * Finds the size of the smallest letters in an author's drawing, in px at its own size; `undefined` without text.
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
