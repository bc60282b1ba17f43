import { diffArrays } from 'diff';

/** Unchanged lines shown around a change. */
const CONTEXT = 2;

/** Lines of each side that are compared; a longer diff would not be read. */
const MAX_LINES = 400;

/**
 * Shows the lines that differ, `-` expected and `+` got, with their context.
 *
 * @example
 * diffLines(['1', '2'], ['1', '3'])  // ['  1', '- 2', '+ 3']
 */
export function diffLines(expected: readonly string[], got: readonly string[]): string[] {
  const all = diffArrays(expected.slice(0, MAX_LINES), got.slice(0, MAX_LINES)).flatMap(
    ({ added, removed, value }) =>
      value.map((line) => [removed ? '-' : added ? '+' : ' ', line] as const),
  );
  const near = (index: number): boolean =>
    all.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(([mark]) => mark !== ' ');
  const lines: string[] = [];
  let hidden = false;
  for (const [index, [mark, line]] of all.entries()) {
    if (near(index)) {
      lines.push(`${mark} ${line}`.trimEnd());
      hidden = false;
    } else if (!hidden) {
      lines.push('  …');
      hidden = true;
    }
  }
  const left = Math.max(expected.length, got.length) - MAX_LINES;
  return left > 0 ? [...lines, `  … ${left}줄 더`] : lines;
}
