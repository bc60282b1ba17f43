import type { Finding } from '../../faults/fault';
import { nodesOf } from '../nodes-of';
import { lineOf, matchesIn, shown, type Written } from './written';

/** Text between two dollars, except prices (`$10~$20`) and variables (`$HOME와 $PATH`). */
export const DOLLARS = /(?<![\\$\w])\$(?![\s$])([^$\n]*?[^\s$\\])\$(?![\w$])/g;

/** Signs of a formula: a command, a power, an index; a single letter; a function of letters. */
const LATEX =
  /\\[A-Za-z]|[\^_][\w{]|^-?[A-Za-z]$|^(?!\.)[A-Za-z\d\s()+\-*/=<>≤≥,.!|]*[A-Za-z][A-Za-z\d\s()+\-*/=<>≤≥,.!|]*$/;

/** With blanks inside the dollars. */
const SPACED = /(?<![\\$\w])\$[ \t]+([^$\n]*?)[ \t]+\$(?![\w$])/g;
/** What no shell has between two prompts. */
const TEX = /\\[A-Za-z]|[\^_][\w{]|[\w)][ \t]*[=+<>*/][ \t]*[\w(]/;
const ENVIRONMENT = /\\begin\{[a-z]+\*?\}/g;
const PARENTHESES = /\\\((?=\S|\s)([^\n]*?)\\\)/g;
const BRACKETS = /\\\[([\s\S]*?)\\\]/g;

/**
 * Tells whether the text between two dollars is a formula.
 *
 * @example
 * isFormula('O(n)') // true
 * isFormula('1,000 또는 ') // false
 */
export function isFormula(text: string): boolean {
  return LATEX.test(text) && !(/[가-힣]/.test(text) && !text.includes('\\'));
}

/** Finds formulas in the marks of other programs, and text on the line that opens a block of formulas. */
export function formulaMarkFaults(written: Written): Finding[] {
  const formulas = [
    ...matchesIn(written, DOLLARS).filter(({ match: [, text = ''] }) => isFormula(text)),
    ...matchesIn(written, SPACED).filter(
      ({ match: [, text = ''] }) => TEX.test(text) && isFormula(text),
    ),
    ...matchesIn(written, ENVIRONMENT),
    ...matchesIn(written, PARENTHESES).filter(({ match: [, text = ''] }) => !/^\s*$/.test(text)),
    ...matchesIn(written, BRACKETS).filter(({ match: [text, inner = ''] }) =>
      text.includes('\n') ? true : /\\[A-Za-z]|[\^_=]/.test(inner),
    ),
  ];
  const blocks = nodesOf(written.tree, 'math').filter(({ meta }) => (meta ?? '').trim() !== '');
  return [
    ...formulas.map(({ line, match: [text] }) => ({
      line,
      found: `글로 나오는 수식 ${shown(text)}`,
      expected: '$$로 감싼 수식',
      fix: '$$…$$로 쓴다. 글이면 `코드`로 감싸거나 $ 앞에 \\를 쓴다.',
    })),
    ...blocks.map((node) => ({
      line: lineOf(node),
      found: `여는 $$ 뒤의 글 "${shown(node.meta ?? '')}"`,
      expected: '한 줄에 $$만 있고 수식은 그 아래',
      fix: '$$ 다음에서 줄을 바꾼다. 그 줄의 글은 페이지에 나오지 않는다.',
    })),
  ];
}
