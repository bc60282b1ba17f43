import type { SourceFile } from '../note/note';
import type { RunBlock } from './block';
import { running, type SnippetLanguage } from './languages';

/** A note with the blocks that are executed. */
export interface SampledPage {
  readonly source: SourceFile;
  readonly blocks: readonly RunBlock[];
  /** The wrong variants of its solutions. */
  readonly wrong: readonly SourceFile[];
}

/**
 * Divides a number of blocks among languages in the proportion of those there are, by largest
 * remainder.
 *
 * @example
 * shareOut(new Map([['java', 2], ['sql', 1]]), 4)  // Map { 'java' => 3, 'sql' => 1 }
 */
export function shareOut<Name>(
  counts: ReadonlyMap<Name, number>,
  total: number,
): Map<Name, number> {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...counts].map(([name, count]) => ({ name, exact: (count * total) / all }));
  const whole = shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0);
  const favoured = new Set(
    [...shares]
      .sort((a, b) => (b.exact % 1) - (a.exact % 1))
      .slice(0, total - whole)
      .map(({ name }) => name),
  );
  return new Map(
    shares.map(({ name, exact }) => [name, Math.floor(exact) + (favoured.has(name) ? 1 : 0)]),
  );
}

/**
 * Adds a remark to a block that makes it another one than that of the note it was copied from: at its end,
 * but at the beginning of a transcript, which may end with answers that come later.
 */
function markBlock(lines: string[], { file, line, program }: RunBlock, copy: number): void {
  const { language, text } = program;
  const [indent = ''] = /^\s*/.exec(lines[line - 1] ?? '') ?? [];
  const length = text === '' || language === 'console' ? 0 : text.split('\n').length;
  lines.splice(line + length, 0, `${indent}${running[language].remark} ${copy} ${file}:${line}`);
}

/** Makes a block one that is only shown, and its output a text. */
function unmarkBlock(lines: string[], { line, program }: RunBlock): void {
  lines[line - 1] = (lines[line - 1] ?? '').replace(
    /(`{3,}\w+).*/,
    '$1 skip="not part of the sample"',
  );
  const after = line + (program.text === '' ? 0 : program.text.split('\n').length) + 1;
  for (const index of [after, after + 1]) {
    lines[index] = (lines[index] ?? '').replace(/^(\s*`{3,}text) output.*/, '$1');
  }
}

/** The blocks of a page for which there is room; a problem comes with all its solutions or not at all. */
function takeBlocks(
  { blocks }: SampledPage,
  left: Map<SnippetLanguage, number>,
): ReadonlySet<RunBlock> {
  const after = new Map(left);
  const taken = new Set<RunBlock>();
  for (const block of blocks) {
    const count = after.get(block.program.language) ?? 0;
    if (count > 0) {
      taken.add(block);
      after.set(block.program.language, count - 1);
    }
  }
  if (taken.size < blocks.length && blocks.some(({ task }) => task.kind !== 'program')) {
    return new Set();
  }
  after.forEach((count, language) => left.set(language, count));
  return taken;
}

function copySource(
  { source, blocks }: SampledPage,
  taken: ReadonlySet<RunBlock>,
  copy: number,
): SourceFile {
  const lines = source.text.split('\n');
  for (const block of [...blocks].reverse()) {
    if (taken.has(block)) {
      markBlock(lines, block, copy);
    } else {
      unmarkBlock(lines, block);
    }
  }
  return { ...source, text: lines.join('\n') };
}

/**
 * Notes with a given number of blocks that run, in the mix of languages of the notes there are, and
 * their wrong variants. Each block is told from the original by a remark, so that no result of it is
 * known.
 *
 * @param pages In the order in which blocks are taken; again from the beginning when there are too few.
 */
export function sampleNotes(pages: readonly SampledPage[], total: number): SourceFile[] {
  const counts = new Map<SnippetLanguage, number>();
  for (const { program } of pages.flatMap(({ blocks }) => blocks)) {
    counts.set(program.language, (counts.get(program.language) ?? 0) + 1);
  }
  const left = shareOut(counts, counts.size === 0 ? 0 : total);
  const sample: SourceFile[] = [];
  let before = -1;
  for (let copy = 1; sample.length > before; copy += 1) {
    before = sample.length;
    for (const page of pages) {
      const taken = takeBlocks(page, left);
      if (taken.size > 0) {
        const files = [copySource(page, taken, copy), ...page.wrong];
        sample.push(
          ...files.map(({ path, text }) => ({
            path: path.replace(/^(?:pages|tests\/wrong)\//, `$&copy-${copy}/`),
            text,
          })),
        );
      }
    }
  }
  return sample;
}
