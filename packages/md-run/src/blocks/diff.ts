import { diffArrays } from 'diff';

/** Lines left unchanged that are shown around a change. */
const CONTEXT = 2;

/** Longest side of a diff that is still compared line by line: nobody reads more. */
const MAX_LINES = 400;

/**
 * The lines that differ, `-` expected and `+` got, with a little around them.
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
