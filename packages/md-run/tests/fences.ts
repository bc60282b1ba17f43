import type { Fence } from '../src/blocks/block';

const FENCE = /^```(\S*) ?(.*)\n([^]*?)^```$/gm;

/** The fences of a text, for tests; whoever runs notes has a parser of Markdown at hand. */
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
