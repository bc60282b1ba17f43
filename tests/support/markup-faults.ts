import { readMarkdown } from '../../lib/markdown/read-markdown';

/** What the rules of lib/markdown/rules find in the body of a note, with its line. */
export function markupFaultsIn(body: string): string[] {
  return readMarkdown('pages/docs/a.md', body, 1).markupFaults.map(
    ({ line, found }) => `${String(line)} ${found}`,
  );
}
