import { TestRunner } from 'vitest';
import type { SnippetLanguage } from 'md-run/blocks';
import { testedKey, type ProjectBlock } from '../../lib/snippets/tested';

declare module 'vitest' {
  interface TaskMeta {
    /** On a file: the blocks of notes that it executes, by key, and what executes each. */
    taken?: Record<string, SnippetLanguage>;
    /** On a test: it says which tools the machine lacks. */
    isWithoutTools?: true;
  }
}

/** What executes a file of a project. */
const EXECUTORS: Readonly<Record<string, SnippetLanguage>> = {
  '.java': 'java',
  '.js': 'js',
  '.mjs': 'js',
  '.py': 'python',
  '.sql': 'sql',
  // The tests execute TypeScript without checking its types.
  '.ts': 'js',
  '.tsx': 'js',
};

/** Notes that the tests of this file execute some blocks; once they have passed, the blocks are called tested. */
export function takeBlocks(blocks: readonly ProjectBlock[]): void {
  const file = TestRunner.getCurrentTest()?.file ?? TestRunner.getCurrentSuite().file;
  file.meta.taken ??= {};
  for (const block of blocks) {
    const [extension = ''] = /\.\w+$/.exec(block.filename ?? '') ?? [];
    // What is no program is what a command sends.
    file.meta.taken[testedKey(block)] = EXECUTORS[extension] ?? 'bash';
  }
}
