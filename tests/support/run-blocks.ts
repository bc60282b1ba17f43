import type { RunBlock } from 'md-run/blocks';
import type { LockEntry } from '../../lib/snippets/lock';

/** Makes a Java block with one case. */
export function javaBlock(text: string, line = 1): RunBlock {
  return {
    file: 'pages/x.md',
    line,
    program: { language: 'java', text, earlier: [], filename: undefined, files: [] },
    task: {
      kind: 'stdin-cases',
      cases: [{ kind: 'stdin', input: '1', expected: '1', comparison: 'exact', line: line + 9 }],
    },
  };
}

/** Makes the result of {@link javaBlock}. */
export const javaEntry: LockEntry = { language: 'java', ran: { java: '17.0.9' }, cases: 1 };
