import { findSnippets, formatFailure } from 'md-run/blocks';
import { detectToolchains, judgeBlocks, toolNames } from 'md-run/run';

/** Returns the failures of a page's blocks as a terminal shows them. */
export async function check(root: string): Promise<string[]> {
  const { blocks } = findSnippets('notes/sum.md', [
    { language: 'js', meta: 'run', text: 'console.log(1 + 1);', line: 3 },
    { language: 'text', meta: 'output', text: '3', line: 7 },
  ]);
  const tools = await detectToolchains(
    new Set(blocks.flatMap(({ program }) => toolNames(program))),
  );
  const outcomes = await judgeBlocks({ root, blocks, wrong: [], tools, fresh: true });
  return [...outcomes].flatMap(([{ file }, { verdict }]) =>
    verdict.failures.map((failure) => formatFailure(file, failure)),
  );
}
