import { canonicalText, parseValue } from './values';

/** How an output is held against the expected one. */
export type Comparison = 'exact' | 'any-order' | 'first-line';

/**
 * A text without trailing blanks on its lines and without empty lines at its ends.
 *
 * @example
 * trimOutput('1 \n2\n\n')  // ['1', '2']
 */
export function trimOutput(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[ \t]+$/, ''));
  while (lines.at(-1) === '') {
    lines.pop();
  }
  return lines;
}

/**
 * A text in which all that a pattern finds is the same, so that values which differ each time are equal.
 *
 * @example
 * maskAny('id 17', '\\d+')  // 'id …'
 */
export function maskAny(text: string, any: string | undefined): string {
  return any === undefined ? text : text.replace(new RegExp(any, 'g'), '…');
}

/** Whether a printed output is the expected one; trailing blanks never matter. */
export function sameOutput(expected: string, got: string, comparison: Comparison): boolean {
  const [left, right] = [trimOutput(expected), trimOutput(got)];
  switch (comparison) {
    case 'exact':
      return left.join('\n') === right.join('\n');
    case 'any-order':
      return left.sort().join('\n') === right.sort().join('\n');
    case 'first-line':
      return left[0] === right[0];
  }
}

/**
 * Whether a returned value is the expected one.
 *
 * @example
 * sameValue('[0,1]', '[1, 0]', 'any-order')  // true
 */
export function sameValue(expected: string, got: string, comparison: Comparison): boolean {
  const anyOrder = comparison === 'any-order';
  try {
    const value = canonicalText(parseValue(got), { anyOrder });
    return canonicalText(parseValue(expected), { anyOrder }) === value;
  } catch {
    // `Infinity` and `NaN`, which some runtimes write, are in no case.
    return false;
  }
}
