import type { Definition, FootnoteDefinition } from 'mdast';
import { visit } from '../visit';
import type { Finding } from '../../faults/fault';
import { nodesOf } from '../nodes-of';
import { plainText } from '../plain-text';
import { lineOf, matchesIn, shown, sourceOf, type Written } from './written';

/** A link or picture by name, `[글][이름]` or `[글][]`; after a word it is an index: `dp[i][j]`. */
const REFERENCE = /(?<![\w\])\\])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g;
const FOOTNOTE = /(?<!\\)\[\^([^\]\n]+)\]/g;
/** A picture whose address does not follow at once. */
const BARE_PICTURE = /(?<![\p{L}\d\\])!\[(?!\[)[^[\]\n]+\](?![[(])/gu;

const INDEX = /^[\w가-힣+-]{0,2}$/;
/** A list of values with an index: `[1, 2, 3][0]`. */
const VALUES = /^[\d\s,.'"-]+$/;

/** A link or picture with a blank in its address, which Markdown leaves as text. */
const BLANK_ADDRESS = /(?<![\w\\])!?\[[^[\]\n]*\]\((?![<\uFFFC])[^()\n]*[./][^()\n]*\s[^()\n]*\)/g;

function blankFaults(written: Written): Finding[] {
  return matchesIn(written, BLANK_ADDRESS).map(({ line, match: [text] }) => ({
    line,
    found: `빈칸이 있는 주소라서 글이 된 ${text.startsWith('!') ? '그림' : '링크'} "${shown(text)}"`,
    expected: text.startsWith('!') ? '![그림이 말하는 것](/img/이름.png)' : '[글](/주소)',
    fix: '주소에서 빈칸과 그 뒤의 것을 없앤다. 그림은 public/img 아래에 두고 크기는 쓰지 않는다.',
  }));
}

function undefinedFaults(written: Written): Finding[] {
  return [
    ...matchesIn(written, REFERENCE)
      .filter(
        ({ match: [, text = '', name = ''] }) =>
          !(INDEX.test(text) && INDEX.test(name)) && !VALUES.test(text),
      )
      .map(({ line, match: [text, label = '', name = ''] }) => ({
        line,
        found: `정의가 없는 링크 "${shown(text)}"`,
        expected: `[${name === '' ? shown(label) : name}]: 주소 로 시작하는 줄`,
        fix: '노트에 정의를 쓰거나 [글](주소)로 쓴다. 링크가 아니면 `코드`로 감싼다.',
      })),
    ...matchesIn(written, BARE_PICTURE).map(({ line, match: [text] }) => ({
      line,
      found: `주소가 없는 그림 "${shown(text)}"`,
      expected: '![그림이 말하는 것](/img/이름.png)',
      fix: '] 바로 뒤에 (주소)를 쓴다. 그림이 아니면 `코드`로 감싼다.',
    })),
    ...matchesIn(written, FOOTNOTE).map(({ line, match: [text, name = ''] }) => ({
      line,
      found: /\s/.test(name)
        ? `이름에 빈칸이 있는 각주 ${shown(text)}`
        : `정의가 없는 각주 ${shown(text)}`,
      expected: `${shown(text.replace(/\s+/g, '-'))}: 로 시작하는 줄`,
      fix: '노트에 각주의 글을 쓰거나 표시를 지운다. 각주가 아니면 `코드`로 감싼다.',
    })),
  ];
}

/** Finds definitions hidden by an earlier one of the same name. */
function repeatedFaults(definitions: readonly (Definition | FootnoteDefinition)[]): Finding[] {
  const seen = new Map<string, number>();
  return definitions.flatMap((node): Finding[] => {
    const { type, identifier, label } = node;
    const first = seen.get(identifier);
    seen.set(identifier, first ?? lineOf(node));
    return first === undefined
      ? []
      : [
          {
            line: lineOf(node),
            found: `두 번 정의한 ${type === 'definition' ? '링크' : '각주'} "${label ?? identifier}"`,
            expected: '이름 하나에 정의 하나',
            fix: '이름을 바꾸거나 하나를 지운다. 뒤의 것은 페이지에 나오지 않는다.',
          },
        ];
  });
}

function namelessFault(line: number, written: string): Finding {
  return {
    line,
    found: `글이 없는 링크 "${shown(written)}"`,
    expected: '[글](주소)',
    fix: '어디로 가는지 글을 쓰거나 지운다.',
  };
}

/** What names a link without being text. */
const UNREAD = ['image', 'imageReference', 'html', 'inlineMath'] as const;

/** Links that nobody could name: without a text or a picture. */
function namelessFaults({ tree, body }: Written): Finding[] {
  const markupFaults: Finding[] = [];
  visit(tree, 'html', (node, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1];
    const isEmpty = next?.type === 'html' && next.value === '</a>';
    if (isEmpty && /^<a\b[^>]*\shref=/.test(node.value)) {
      markupFaults.push(namelessFault(lineOf(node), node.value));
    }
  });
  const links = nodesOf(tree, 'link').filter(
    (node) =>
      plainText(node).trim() === '' && UNREAD.every((type) => nodesOf(node, type).length === 0),
  );
  return [
    ...markupFaults,
    ...links.map((node) => namelessFault(lineOf(node), sourceOf(body, node))),
  ];
}

/** Finds references without a definition, and footnotes that are never referred to. */
export function referenceFaults(written: Written): Finding[] {
  const { tree } = written;
  const links = nodesOf(tree, 'definition');
  const notes = nodesOf(tree, 'footnoteDefinition');
  const called = new Set(nodesOf(tree, 'footnoteReference').map(({ identifier }) => identifier));
  const unused = notes.filter(({ identifier }) => !called.has(identifier));
  return [
    ...blankFaults(written),
    ...namelessFaults(written),
    ...undefinedFaults(written),
    ...repeatedFaults(links.filter(({ identifier }) => identifier !== '//')),
    ...repeatedFaults(notes),
    ...unused.map((node) => ({
      line: lineOf(node),
      found: `아무도 부르지 않는 각주 [^${node.label ?? node.identifier}]`,
      expected: `글에 쓴 [^${node.label ?? node.identifier}]`,
      fix: '글에서 부르거나 지운다. 부르지 않은 각주는 페이지에 나오지 않는다.',
    })),
  ];
}
