/** Lines left unchanged that are shown around a change. */
const CONTEXT = 2;

type Change = readonly [mark: ' ' | '-' | '+', line: string];

function changes(before: readonly string[], after: readonly string[]): Change[] {
  // Length of the longest common subsequence of the rests from (row, column) on.
  const common = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (row: number, column: number): number => common[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const cells = common[row] ?? [];
      cells[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const result: Change[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [left, right] = [before[row], after[column]];
    if (left !== undefined && left === right) {
      result.push([' ', left]);
      row += 1;
      column += 1;
    } else if (
      left !== undefined &&
      (right === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      result.push(['-', left]);
      row += 1;
    } else if (right !== undefined) {
      result.push(['+', right]);
      column += 1;
    }
  }
  return result;
}

/** Longest side of a diff that is still compared line by line; the table is its square. */
const MAX_LINES = 400;

/**
 * The lines that differ, `-` expected and `+` got, with a little around them.
 *
 * @example
 * diffLines(['1', '2'], ['1', '3'])  // ['  1', '- 2', '+ 3']
 */
export function diffLines(expected: readonly string[], got: readonly string[]): string[] {
  const all = changes(expected.slice(0, MAX_LINES), got.slice(0, MAX_LINES));
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
