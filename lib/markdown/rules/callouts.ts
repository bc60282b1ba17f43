import { visit } from '../visit';
import type { Finding } from '../../faults/fault';
import { callouts } from '../../vocabulary/callouts';
import { lineOf, shown, sourceOf, type Written } from './written';

/** Our kinds of callouts by the names of other programs. */
const KINDS: Readonly<Record<string, keyof typeof callouts>> = {
  abstract: 'note',
  attention: 'warning',
  bug: 'caution',
  check: 'tip',
  danger: 'caution',
  done: 'tip',
  error: 'caution',
  example: 'note',
  fail: 'caution',
  failure: 'caution',
  faq: 'note',
  help: 'note',
  hint: 'tip',
  info: 'note',
  information: 'note',
  question: 'note',
  quote: 'note',
  seealso: 'note',
  success: 'tip',
  summary: 'note',
  todo: 'note',
  tldr: 'note',
};

/**
 * Returns our kind for a kind of callout, also of another program.
 *
 * @example
 * calloutKind('danger') // 'caution'
 */
export function calloutKind(kind: string): keyof typeof callouts | undefined {
  const name = kind.trim().toLowerCase();
  return Object.hasOwn(callouts, name)
    ? (name as keyof typeof callouts)
    : Object.hasOwn(KINDS, name)
      ? KINDS[name]
      : undefined;
}

const OPENING = /^\s*>\s*\[!([^\]\n]+)\]([-+]?)[ \t]*([^\n]*)/;

function strayFaults({ tree, body }: Written): Finding[] {
  const markupFaults: Finding[] = [];
  visit(tree, 'paragraph', (node, _, parent) => {
    for (const [index, text] of sourceOf(body, node).split('\n').entries()) {
      const [mark] = /(?<=^[\s>]*)\[![A-Za-z]+\]/.exec(text) ?? [];
      const isQuoted = parent?.type === 'blockquote';
      const isFirst = index === 0 && parent?.children[0] === node;
      if (mark !== undefined && !(isQuoted && isFirst)) {
        markupFaults.push({
          line: lineOf(node) + index,
          found: `${isQuoted ? '인용의 처음이 아닌' : '인용 밖의'} 콜아웃 ${mark}`,
          expected: `> ${mark}`,
          fix: isQuoted ? '그 앞에서 인용을 끊고 한 줄 비운다.' : '줄마다 앞에 >를 쓴다.',
        });
      }
    }
  });
  return markupFaults;
}

/** Finds callouts with a kind, title or fold of other programs, and callouts outside a quotation. */
export function calloutFaults(written: Written): Finding[] {
  const { tree, body } = written;
  const markupFaults = strayFaults(written);
  visit(tree, 'blockquote', (node) => {
    const [, kind, fold = '', title = ''] = OPENING.exec(sourceOf(body, node)) ?? [];
    if (kind === undefined) {
      return;
    }
    const add = (found: string, expected: string, fix: string): void => {
      markupFaults.push({ line: lineOf(node), found, expected, fix });
    };
    const known = calloutKind(kind);
    if (!Object.hasOwn(callouts, kind.toLowerCase())) {
      add(
        `알 수 없는 콜아웃 [!${kind}]`,
        `${Object.keys(callouts).join(', ')} 가운데 하나`,
        known === undefined ? '이 가운데 하나로 쓴다.' : `이렇게 고친다: [!${known.toUpperCase()}]`,
      );
    }
    if (fold !== '') {
      add(
        `접는 표시가 있는 콜아웃 [!${kind}]${fold}`,
        `> [!${(known ?? 'note').toUpperCase()}]`,
        '표시를 지운다. 접을 글은 <details>와 <summary>로 쓴다.',
      );
    }
    if (title.trim() !== '') {
      add(
        `제목이 있는 콜아웃 "${shown(title)}"`,
        '한 줄에 [!종류]만 있고 글은 다음 줄부터',
        '제목을 다음 줄에 **굵은 글**로 쓰고 그 아래를 > 만 있는 줄로 비운다.',
      );
    } else if (!/\n[\s>]*[^\s>]/.test(sourceOf(body, node))) {
      const fix = '글을 쓰거나 그 줄을 지운다.';
      add(`글이 없는 콜아웃 [!${kind}]`, '다음 줄부터 >로 시작하는 글', fix);
    }
  });
  return markupFaults;
}
