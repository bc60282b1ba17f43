/** The marks after the language of a fence: ```` ```ts filename="a.ts" {1,3-5} add={2} run ````. */
export interface FenceMeta {
  /** `name="value"` pairs. */
  readonly values: Readonly<Record<string, string>>;
  /** `name={1,3-5}`; the bare form has the name `mark`. */
  readonly lines: Readonly<Record<string, ReadonlySet<number>>>;
  /** Bare words such as `run`. */
  readonly words: ReadonlySet<string>;
}

const TOKEN = /([a-z]+)="([^"]*)"|([a-z]*)=?\{([\d,\s-]+)\}|([a-z][\w-]*)/g;

/** Longer than any block. Without it, a range such as `1-9999999999` would fill the memory. */
const MAX_LINES = 10_000;

/** @param ranges such as `1,3-5` */
function readRanges(ranges: string): Set<number> {
  const lines = new Set<number>();
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
 */
export function readFenceMeta(meta: string): FenceMeta {
  const values: Record<string, string> = {};
  const lines: Record<string, Set<number>> = {};
  const words = new Set<string>();
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
