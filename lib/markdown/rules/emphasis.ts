import type { Emphasis, Strong } from 'mdast';
import type { Finding } from '../../faults/fault';
import { nodesOf } from '../nodes-of';
import { lineOf, shown, sourceOf, type Written } from './written';

/*
 * Asterisks and underscores of a product, a path, a pattern or a name: Markdown reads a pair as emphasis, and the
 * reader never sees them.
 */

const WORD = /[\p{L}\p{N}]/u;

/** Starts and ends that emphasis of a sentence never has: a path, a list of arguments. */
const ODD_START = /^[.,;:/)\]}|=]/;
const ODD_END = /[/([{|=<,]$/;

/** Names in programs: `__init__`, `__FILE__`. */
const DUNDER = /^(?:[a-z0-9_]+|[A-Z0-9_]+)$/;

function hasPairs(text: string): boolean {
  const open: string[] = [];
  for (const sign of text.match(/[()[\]{}]/g) ?? []) {
    const opened = { ')': '(', ']': '[', '}': '{' }[sign];
    if (opened === undefined) {
      open.push(sign);
    } else if (open.pop() !== opened) {
      return false;
    }
  }
  return open.length === 0;
}

function isDoubtful(node: Emphasis | Strong, body: string): boolean {
  const written = sourceOf(body, node);
  const mark = node.type === 'strong' ? 2 : 1;
  const content = written.slice(mark, -mark);
  const before = body[(node.position?.start.offset ?? 0) - 1] ?? ' ';
  const after = body[node.position?.end.offset ?? body.length] ?? ' ';
  if (written.startsWith('__')) {
    return DUNDER.test(content);
  }
  if (node.type === 'strong') {
    return false;
  }
  if (!hasPairs(content) || ODD_START.test(content) || ODD_END.test(content)) {
    return true;
  }
  const isName = /^[a-z0-9_]+$/.test(content);
  return written.startsWith('_')
    ? isName && WORD.test(after)
    : (WORD.test(before) && WORD.test(content.charAt(0))) ||
        (/[A-Za-z0-9]/.test(after) && /\s/.test(content)) ||
        (before === '/' && after === '/');
}

/** Finds accidental emphasis, whose marks belong to the text. */
export function emphasisFaults({ tree, body }: Written): Finding[] {
  return [...nodesOf(tree, 'emphasis'), ...nodesOf(tree, 'strong')]
    .filter((node) => isDoubtful(node, body))
    .map((node) => {
      const written = sourceOf(body, node);
      const mark = written.startsWith('__') ? '__' : written.charAt(0);
      return {
        line: lineOf(node),
        found: `강조로 읽혀 사라지는 ${mark} ("${shown(written)}")`,
        expected: '낱말 밖에서 열고 닫는 강조, 또는 `코드`',
        fix: `식이나 이름이면 \`코드\`로 감싸거나 곱하기는 ×로 쓴다. 강조면 여는 표시 앞을 띄우고 **로 쓴다.`,
      };
    });
}
