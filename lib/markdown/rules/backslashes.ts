import { matchesIn, shown, type Slip, type Written } from './written';

/** A word of a passage with a backslash before a mark, which the page does not show. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** Marks that begin or end something in Markdown, and so may have a backslash before them. */
const MEANING = /[\\`*_{}[\]<>()#+\-.!|~$&]/;

/** Marks of other programs, which an author may keep from being one. */
const FOREIGN = /\\(?:==|%%|::+|\+\+|\^\^|:(?=[a-z_]+:))/g;

/** `C:\`, `\\server`, and a backslash between letters: a path, or a pattern of a program. */
const PATH = /^(?:[("'“‘]*[A-Za-z]:\\|\\\\\w)|[\w:]\\[A-Za-z\d가-힣]/;

/** Whether the backslashes of a word are more than marks that were made harmless. */
function isText(word: string): boolean {
  const escapes = word.replace(FOREIGN, '').match(ESCAPE) ?? [];
  if (escapes.length === 0) {
    return false;
  }
  if (PATH.test(word) || escapes.some((escape) => !MEANING.test(escape.charAt(1)))) {
    return true;
  }
  // A number at the start of a line would begin a list: `1\.`
  return /[^\d\s\\]\\[.+-]|\\[.+-]\\|\\\.[a-z*]/.test(word) || /\\[dwsDWSbB][\\+*?{]/.test(word);
}

/** Backslashes of paths and patterns in the text, which Markdown takes out. */
export function backslashSlips(written: Written): Slip[] {
  return matchesIn(written, /[^\s\ufffc]*\\[^\s\ufffc]+/g)
    .filter(({ match: [word] }) => isText(word))
    .map(({ line, match: [word] }) => ({
      line,
      found: `글에서 사라지는 \\ ("${shown(word)}")`,
      expected: '`코드`로 감싼 경로나 패턴',
      fix: '`코드`로 감싼다. 글로 보일 \\는 \\\\로 쓴다.',
    }));
}
