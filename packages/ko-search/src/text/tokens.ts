import { lower } from './text';

/** A run of letters that is indexed as one thing. */
export interface Token {
  /**
   * Syllables are Hangul and other scripts without spaces between words, matched by pairs. A name is Latin letters,
   * digits and signs that belong to it, matched whole and by parts.
   */
  readonly kind: 'syllables' | 'name';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Names whose signs are part of them; without this, C++ and C# would both be "c", and .NET java.net. */
const SIGNED = String.raw`(?<![a-z0-9_$])(?:c\+\+|[cf]#|n ?\+ ?1|\.net)(?![a-z0-9_$+#])`;
const NAME = String.raw`@?[a-z0-9_$\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+`;
const SYLLABLES = String.raw`[\uac00-\ud7a3\u3040-\u30ff\u3400-\u9fff]+`;
const TOKEN = new RegExp(`(${SYLLABLES})|(${SIGNED}|${NAME})`, 'gi');

/**
 * Runs of one script in a text, in order, with their places.
 *
 * @example
 * tokenise('JPA의 N+1') // name 'JPA', syllables '의', name 'N+1'
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found, syllables] = match;
    tokens.push({
      kind: syllables === undefined ? 'name' : 'syllables',
      text: found,
      start: match.index,
      end: match.index + found.length,
    });
  }
  return tokens;
}

/** Boundaries inside a name: `_`, `$`, camel case, capitals before a word, letters and digits. */
const BOUNDARY =
  /[_$@]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z]{2})(?=[0-9])|(?<=[0-9])(?=[A-Za-z]{2})/;

/**
 * The words a name is made of, in lower case.
 *
 * @example
 * partsOf('OncePerRequestFilter') // ['once', 'per', 'request', 'filter']
 * partsOf('setup_fee')            // ['setup', 'fee']
 * partsOf('HTTPServer')           // ['http', 'server']
 */
export function partsOf(name: string): string[] {
  return name
    .split(BOUNDARY)
    .filter((part) => part !== '')
    .map(lower);
}

/**
 * A name without case and signs between its words, which is how people type it from memory.
 *
 * @example
 * joined('setup_fee') // 'setupfee'
 * joined('C++')       // 'c++'
 * joined('N + 1')     // 'n+1'
 */
export function joined(name: string): string {
  return lower(name.replace(/[_$@ ]/g, ''));
}

/**
 * All pairs of neighbouring syllables.
 *
 * @example
 * pairsOf('교착상태') // ['교착', '착상', '상태']
 */
export function pairsOf(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, place) => run.slice(place, place + 2));
}
