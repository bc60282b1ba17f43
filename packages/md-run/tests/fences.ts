import type { Fence } from '../src/blocks/block';

const FENCE = /^```(\S*) ?(.*)\n([^]*?)^```$/gm;

/** Reads the fences of a text for tests; the product uses a real Markdown parser. */
export function readFences(markdown: string): Fence[] {
  return [...markdown.matchAll(FENCE)].map(
    ({ index, 1: language = '', 2: meta = '', 3: text = '' }) => ({
      language,
      meta,
      text: text.replace(/\n$/, ''),
      line: markdown.slice(0, index).split('\n').length,
    }),
  );
}
