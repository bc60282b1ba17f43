import { noteOf } from './notes-data.mjs';

/**
 * @import { VFile } from 'vfile'
 */

/**
 * Stops the build with the place in the note's own file: the compiler counts lines from the end of
 * the front matter.
 *
 * @param {VFile} file
 * @param {{ position?: import('unist').Position | undefined }} node
 * @param {string} found
 * @param {string} fix
 * @returns {never}
 */
export function fail(file, node, found, fix) {
  const note = noteOf(file);
  const line = (node.position?.start.line ?? 1) + (note?.bodyLine ?? 1) - 1;
  throw new Error(
    `${note?.file ?? file.path}:${String(line)}\n  찾은 것    ${found}\n  고치는 법  ${fix}`,
  );
}

/**
 * Stops the build with several faults of one note, in the form of the note checks.
 *
 * @param {VFile} file
 * @param {readonly { line: number, found: string, expected: string, fix: string }[]} faults with lines counted from
 * the end of the front matter
 * @returns {never}
 */
export function failAll(file, faults) {
  const note = noteOf(file);
  throw new Error(
    faults
      .map(({ line, found, expected, fix }) =>
        [
          `${note?.file ?? file.path}:${String(line + (note?.bodyLine ?? 1) - 1)}`,
          `  찾은 것    ${found}`,
          `  기대한 것  ${expected}`,
          `  고치는 법  ${fix}`,
        ].join('\n'),
      )
      .join('\n\n'),
  );
}
