import type { Finding } from '../../faults/fault';
import { matchesIn, shown, type Written } from './written';

/** A backslash before a mark; the page does not show it. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** Signs with a meaning in Markdown, so that a backslash before them is an escape. */
const MEANING = /[\\`*_{}[\]<>()#+\-.!|~$&]/;

/** Escaped marks of other programs. */
const FOREIGN = /\\(?:==|%%|::+|\+\+|\^\^|:(?=[a-z_]+:))/g;

/** A path or a pattern: `C:\`, `\\server`, a backslash between letters. */
const PATH = /^(?:[("'“‘]*[A-Za-z]:\\|\\\\\w)|[\w:]\\[A-Za-z\d가-힣]/;

/** Tells whether the backslashes of a word are text rather than escapes. */
function isText(word: string): boolean {
  const escapes = word.replace(FOREIGN, '').match(ESCAPE) ?? [];
  if (escapes.length === 0) {
    return false;
  }
  if (PATH.test(word) || escapes.some((escape) => !MEANING.test(escape.charAt(1)))) {
    return true;
  }
  // `1\.` is an escape: without the backslash it would begin a list.
  return /[^\d\s\\]\\[.+-]|\\[.+-]\\|\\\.[a-z*]/.test(word) || /\\[dwsDWSbB][\\+*?{]/.test(word);
}

/** Finds backslashes of paths and patterns in text: Markdown removes them. */
export function backslashFaults(written: Written): Finding[] {
  return matchesIn(written, /[^\s\ufffc]*\\[^\s\ufffc]+/g)
    .filter(({ match: [word] }) => isText(word))
    .map(({ line, match: [word] }) => ({
      line,
      found: `글에서 사라지는 \\ ("${shown(word)}")`,
      expected: '`코드`로 감싼 경로나 패턴',
      fix: '`코드`로 감싼다. 글로 보일 \\는 \\\\로 쓴다.',
    }));
}
