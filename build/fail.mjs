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
