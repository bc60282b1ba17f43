import { canonicalText, parseValue } from './values';

/** How an output is compared with the expected one. */
export type Comparison = 'exact' | 'any-order' | 'first-line';

/**
 * Splits a text into lines without trailing blanks, and without empty lines at the end.
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
 * Replaces every match of a pattern by `…`, so that values which differ in every run compare as equal.
 *
 * @example
 * maskAny('id 17', '\\d+')  // 'id …'
 */
export function maskAny(text: string, any: string | undefined): string {
  return any === undefined ? text : text.replace(new RegExp(any, 'g'), '…');
}

/** Compares a printed output with the expected one, without trailing blanks. */
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
 * Compares a returned value with the expected one.
 *
 * @example
 * sameValue('[0,1]', '[1, 0]', 'any-order')  // true
 */
export function sameValue(expected: string, got: string, comparison: Comparison): boolean {
  const anyOrder = comparison === 'any-order';
  try {
    const value = canonicalText(parseValue(got), anyOrder);
    return canonicalText(parseValue(expected), anyOrder) === value;
  } catch {
    // `Infinity` or `NaN`: some runtimes write them, but no case can expect them.
    return false;
  }
}
