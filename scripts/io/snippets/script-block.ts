import type { RunBlock } from '../../../lib/snippets/block';

/** A Python program that belongs to no page. */
export function scriptBlock(file: string, text: string): RunBlock {
  return {
    file,
    line: 1,
    program: { language: 'python', text, earlier: [], filename: undefined, files: [] },
    task: {
      kind: 'program',
      ending: { kind: 'succeeds' },
      output: undefined,
      comparison: 'exact',
    },
  };
}
