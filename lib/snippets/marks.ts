import { readFenceMeta } from '../markdown/fence-meta';
import { suggest } from '../faults/suggest';

/** What an author wrote after the language of a fence, as far as execution is concerned. */
export interface Marks {
  readonly values: Readonly<Record<string, string>>;
  readonly words: ReadonlySet<string>;
}

/** Names and words a fence that takes part in execution may carry, looks included. */
const VALUES = 'any call clock exit fails filename project service skip template throws title'.split(' ');
const WORDS = [
  ...'run output input cases continues any-order first-line sessions wrong'.split(' '),
  ...'numbers wrap add del focus mark'.split(' '),
];

/** Reads the info string of a fence; which lines it marks is of no interest here. */
export function readMarks(info: string): Marks {
  const { values, words } = readFenceMeta(info);
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
