import { synonymsOf } from './synonyms';

/** What narrows a search besides its words. */
export interface Filters {
  /** First segment of the route: `docs`. */
  readonly section?: string;
  /** The words must stand in code. */
  readonly codeOnly?: boolean;
  /** The section must hold code of this language. */
  readonly language?: string;
}

/** Names people use for one language, as the fences of the notes write it and otherwise. */
const languageNames: readonly (readonly string[])[] = [
  ['js', 'javascript', 'jsx', 'node'],
  ['ts', 'typescript', 'tsx'],
  ['python', 'py'],
  ['bash', 'sh', 'shell', 'zsh', 'console'],
  ['cpp', 'c++'],
  ['csharp', 'c#', 'cs'],
  ['kotlin', 'kt'],
  ['yaml', 'yml'],
  ['ruby', 'rb'],
  ['markdown', 'md'],
  ['dockerfile', 'docker'],
];

const FILTER = /(?<!\S)(lang|언어|in|절):(\S+)/gi;
const CODE_ONLY = /(?<!\S)(?:code|코드):(?!\S)/gi;

/**
 * Takes the filters out of a typed query.
 *
 * @example
 * readFilters('lang:java 트랜잭션') // { words: '트랜잭션', filters: { language: 'java' } }
 * readFilters('in:docs 구독')      // { words: '구독', filters: { section: 'docs' } }
 * readFilters('code: 구독')        // { words: '구독', filters: { codeOnly: true } }
 */
export function readFilters(query: string): { readonly words: string; readonly filters: Filters } {
  const filters: { section?: string; codeOnly?: boolean; language?: string } = {};
  const words = query
    .replace(FILTER, (_, name: string, value: string) => {
      if (/^(?:lang|언어)$/i.test(name)) {
        const language = value.toLowerCase();
        filters.language = languageOf([language, ...synonymsOf(language)]) ?? language;
      } else {
        filters.section = value.toLowerCase();
      }
      return '';
    })
    .replace(CODE_ONLY, () => {
      filters.codeOnly = true;
      return '';
    })
    .trim();
  return { words, filters };
}

/** The languages that a query may name as a word, by the name that their fences have. */
const wordsOfLanguages = new Set('java kotlin python js ts cpp ruby sql'.split(' '));

/**
 * The language that one of the names speaks of, as the fences write it.
 *
 * @example
 * languageOf(['자바', 'java']) // 'java'
 * languageOf(['typescript'])  // 'ts'
 */
export function languageOf(names: readonly string[]): string | undefined {
  return names
    .map((name) => languageKeys(name.toLowerCase())[0] ?? '')
    .find((name) => wordsOfLanguages.has(name));
}

/**
 * All names under which notes may hold a language.
 *
 * @example
 * languageKeys('typescript') // ['ts', 'typescript', 'tsx']
 */
export function languageKeys(language: string): readonly string[] {
  return languageNames.find((names) => names.includes(language)) ?? [language];
}
