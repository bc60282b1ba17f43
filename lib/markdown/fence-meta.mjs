/**
 * What an author wrote after the language of a fence:
 * ```` ```ts filename="a.ts" {1,3-5} add={2} run ````
 *
 * @typedef {object} FenceMeta
 * @property {Readonly<Record<string, string>>} values `name="value"` pairs
 * @property {Readonly<Record<string, ReadonlySet<number>>>} lines `name={1,3-5}`; the bare form has the name `mark`
 * @property {ReadonlySet<string>} words bare words such as `run`
 */

const TOKEN = /([a-z]+)="([^"]*)"|([a-z]*)=?\{([\d,\s-]+)\}|([a-z][\w-]*)/g;

/** No block has more lines; a range beyond would fill the memory. */
const MAX_LINES = 10_000;

/**
 * @param {string} ranges such as `1,3-5`
 * @returns {Set<number>}
 */
function readRanges(ranges) {
  const lines = new Set(/** @type {number[]} */ ([]));
  for (const range of ranges.split(',')) {
    const [from = NaN, to = from] = range.split('-').map(Number);
    for (let line = from; line <= Math.min(to, MAX_LINES); line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/**
 * Reads the info string of a fence.
 *
 * @example
 * readFenceMeta('filename="a.ts" {1,3-4} run').lines['mark']  // Set { 1, 3, 4 }
 *
 * @param {string} meta
 * @returns {FenceMeta}
 */
export function readFenceMeta(meta) {
  /** @type {Record<string, string>} */
  const values = {};
  /** @type {Record<string, Set<number>>} */
  const lines = {};
  const words = new Set(/** @type {string[]} */ ([]));
  for (const [, key, value, group, ranges, word] of meta.matchAll(TOKEN)) {
    if (key !== undefined && value !== undefined) {
      values[key] = value;
    } else if (ranges !== undefined) {
      lines[group === '' || group === undefined ? 'mark' : group] = readRanges(ranges);
    } else if (word !== undefined) {
      words.add(word);
    }
  }
  return { values, lines, words };
}
