import { suggest } from '../faults/suggest';

/** Every mark that has a meaning after the language of a fence. */
const VALUES =
  'alt any call clock exit fails filename maven model project service skip template throws title'.split(
    ' ',
  );
const WORDS =
  'run output input cases continues any-order first-line sessions wrong numbers wrap'.split(' ');
const LINES = ['mark', 'add', 'del', 'focus'];

export interface UnknownMark {
  readonly mark: string;
  readonly meant: string | undefined;
}

/** Our marks by the names of other generators. */
const MEANT: Readonly<Record<string, string>> = {
  caption: 'title="…"',
  file: 'filename="…"',
  highlight: '{1,3-5}',
  hl_lines: '{1,3-5}',
  linenos: 'numbers',
  linenums: 'numbers',
  lineNumbers: 'numbers',
  'line-numbers': 'numbers',
  name: 'filename="…"',
  showLineNumbers: 'numbers',
  wordWrap: 'wrap',
};

/**
 * The mark for what other generators write behind the name of a language and a colon.
 *
 * @example
 * markOfSuffix('Main.java')    // 'filename="Main.java"'
 * markOfSuffix('line-numbers') // 'numbers'
 */
export function markOfSuffix(suffix: string): string {
  return suffix.startsWith('line-numbers') ? 'numbers' : `filename="${suffix}"`;
}

function meantBy(name: string, known: readonly string[], form: (word: string) => string) {
  const own = Object.hasOwn(MEANT, name) ? MEANT[name] : undefined;
  const near = own === undefined ? suggest(name, known) : undefined;
  return own ?? (near === undefined ? undefined : form(near));
}

/** One mark: a name with a quoted value, a name with lines, or a word. */
const TOKEN = /[^\s={"']*=?\{[^}]*\}|[^\s={"']+=(?:"[^"]*"|'[^']*'|\S*)|"[^"]*"|\S+/g;
const VALUE = /^([a-zA-Z_-]+)="[^"]*"$/;
const RANGES = /^([a-z]*)=?\{([\d,\s-]+)\}$/;
const WORD = /^[a-z][\w-]*$/;

/**
 * Finds the marks of a fence that have no meaning: misspelt ones, and those of other generators.
 *
 * @param meta the text after the language
 * @example
 * unknownMarks('run thrws="X"')  // [{ mark: 'thrws="…"', meant: 'throws="…"' }]
 * unknownMarks('showLineNumbers') // [{ mark: 'showLineNumbers', meant: 'numbers' }]
 */
export function unknownMarks(meta: string): UnknownMark[] {
  return [...meta.matchAll(TOKEN)].flatMap(([mark]): UnknownMark[] => {
    const [, value] = VALUE.exec(mark) ?? [];
    const [, group] = RANGES.exec(mark) ?? [];
    if (
      (value !== undefined && VALUES.includes(value)) ||
      (group !== undefined && (group === '' || LINES.includes(group))) ||
      (WORD.test(mark) && WORDS.includes(mark))
    ) {
      return [];
    }
    const [, name = ''] = /^([^=:{]*)/.exec(mark) ?? [];
    const isValue = /^[^=]+=(?!\{)/.test(mark);
    // `title=a.yml` and `title='a.yml'`: the name is right, the quotes are not.
    const [, written = ''] = /^[^=]*=['"]?(.*?)['"]?$/.exec(mark) ?? [];
    const own = isValue && VALUES.includes(name) ? `${name}="${written}"` : undefined;
    const [, tab] = /^\[([^\]]+)\]$/.exec(mark) ?? [];
    const meant =
      own ??
      (tab === undefined ? undefined : `title="${tab}"`) ??
      (isValue
        ? meantBy(name, VALUES, (word) => `${word}="…"`)
        : mark.includes('{')
          ? meantBy(name, LINES, (word) => `${word}={…}`)
          : meantBy(name, WORDS, (word) => word));
    return [{ mark: value === undefined ? mark : `${value}="…"`, meant }];
  });
}

/**
 * Finds marked lines that the code does not have, and ranges that run backwards.
 *
 * @param count number of lines of the code
 * @example
 * impossibleLines('{9}', 1)   // ['9']
 * impossibleLines('{3-1}', 3) // ['3-1']
 */
export function impossibleLines(meta: string, count: number): string[] {
  return [...meta.matchAll(TOKEN)].flatMap(([mark]) => {
    const [, , ranges = ''] = RANGES.exec(mark) ?? [];
    return ranges
      .split(',')
      .map((range) => range.trim())
      .filter((range) => {
        const [from = NaN, to = from] = range.split('-').map(Number);
        return range !== '' && !(from >= 1 && from <= to && to <= count);
      });
  });
}
