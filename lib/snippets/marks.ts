import { suggest } from '../suggest';

/** What an author wrote after the language of a fence, as far as execution is concerned. */
export interface Marks {
  readonly values: Readonly<Record<string, string>>;
  readonly words: ReadonlySet<string>;
}

/** Names and words a fence that takes part in execution may carry, looks included. */
const VALUES = ['call', 'exit', 'fails', 'filename', 'project', 'skip', 'throws', 'title'];
const WORDS = [
  ...['run', 'output', 'input', 'cases', 'continues', 'any-order', 'first-line'],
  ...['numbers', 'wrap', 'add', 'del', 'focus', 'mark'],
];

// The syntax of build/fence-meta.mjs; a test holds the two against each other.
const TOKEN = /([a-z]+)="([^"]*)"|[a-z]*=?\{[\d,\s-]+\}|([a-z][\w-]*)/g;

/**
 * Reads the info string of a fence.
 *
 * @example
 * readMarks('run throws="ValueError" {1,3}')  // { values: { throws: 'ValueError' }, words: Set { 'run' } }
 */
export function readMarks(info: string): Marks {
  const values: Record<string, string> = {};
  const words = new Set<string>();
  for (const [, key, value, word] of info.matchAll(TOKEN)) {
    if (key !== undefined && value !== undefined) {
      values[key] = value;
    } else if (word !== undefined) {
      words.add(word);
    }
  }
  return { values, words };
}

/** A mark nobody reads, with the one that was probably meant. */
export interface UnknownMark {
  readonly mark: string;
  readonly meant: string | undefined;
}

/**
 * The marks of a fence that mean nothing, which are misspelt ones.
 *
 * @example
 * unknownMarks(readMarks('run thrws="X"'))  // [{ mark: 'thrws="…"', meant: 'throws="…"' }]
 */
export function unknownMarks({ values, words }: Marks): UnknownMark[] {
  const unknown: UnknownMark[] = [];
  for (const name of Object.keys(values).filter((key) => !VALUES.includes(key))) {
    const meant = suggest(name, VALUES);
    unknown.push({ mark: `${name}="…"`, meant: meant === undefined ? meant : `${meant}="…"` });
  }
  for (const word of [...words].filter((one) => !WORDS.includes(one))) {
    unknown.push({ mark: word, meant: suggest(word, WORDS) });
  }
  return unknown;
}
