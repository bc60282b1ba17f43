import type { Code, Heading, Root } from 'mdast';
import { visit } from '../visit';
import type { Finding } from '../../faults/fault';
import { lineOf, matchesIn, shown, sourceOf, type Written } from './written';

/* Headings, items and code that stayed text or became something else. */

/** Blanks that Markdown does not count as spaces: no-break, ideographic, zero-width. */
const ODD = '\\u00a0\\u1680\\u2000-\\u200d\\u202f\\u205f\\u2060\\u3000';

/** Starts of lines that were meant as a heading or an item. */
const patterns: readonly (readonly [RegExp, string, string])[] = [
  [
    new RegExp(`^(?:#{1,6}|[-*+]|\\d+[.)])[ \\t]*[${ODD}]+[^\\n]*`, 'gm'),
    '표시 뒤에 보통 빈칸 하나',
    '표시 뒤의 보이지 않는 다른 빈칸을 지우고 스페이스를 친다.',
  ],
  [
    new RegExp(`^[${ODD}]+(?:#{1,6}\\s|[-*+]\\s|\\d+[.)]\\s|>|\\||\`{3})[^\\n]*`, 'gm'),
    '줄의 처음에 놓인 표시',
    '표시 앞의 보이지 않는 빈칸을 지운다.',
  ],
  [
    /^(?:#{2,6}[^\s#][^\n]*|＃+[^\n]*|#(?!\S+(?:[ \t]+#\S+)*[ \t]*$)[가-힣][^\n]*)/gm,
    '## 제목 [#ascii-id]',
    '제목이면 # 뒤를 띄운다. 글이면 # 앞에 \\를 쓴다. 태그는 머리말의 tags에 쓴다.',
  ],
  [
    /^[^\n]*\[#[^\]\s#]+\][ \t]*$/gm,
    '## 제목 [#ascii-id]',
    '제목이면 줄의 처음에 ##와 빈칸을 쓴다. 글이면 [#…]를 `코드`로 감싼다.',
  ],
  [
    /^(?:-(?=[가-힣])|\d{1,2}[.)](?=[가-힣]))[^\n]*/gm,
    '표시 뒤에 빈칸이 있는 목록',
    '목록이면 표시 뒤를 띄운다. 글이면 표시 앞에 \\를 쓴다.',
  ],
];

function brokenMarks(written: Written): Finding[] {
  const passages = written.passages.filter(({ kind }) => kind === 'paragraph');
  const found = patterns.flatMap(([pattern, expected, fix]) =>
    matchesIn({ passages }, pattern).map(({ line, match: [text] }) => ({
      line,
      found: `글이 된 표시 "${shown(text)}"`,
      expected,
      fix,
    })),
  );
  // A line may break two rules; the first is enough.
  return [...new Map(found.toReversed().map((fault) => [fault.line, fault])).values()].reverse();
}

/**
 * Tells whether the line of hyphens or equals signs below a text made it a heading by accident: it has no id and is
 * not the title.
 */
export function isMadeHeading(node: Heading, tree: Root, body: string): boolean {
  const [first] = tree.children;
  const written = sourceOf(body, node);
  return (
    !(node === first && node.depth === 1) &&
    /\n[^\n]*?(?:-+|=+)[ \t]*$/.test(written) &&
    !/\[#[^\]]+\]\s*\n/.test(written)
  );
}

/** Tells whether a block is code only by its indentation. */
export function isIndented(node: Code, body: string): boolean {
  return !/^(?:`{3}|~{3})/.test(sourceOf(body, node));
}

/** Finds lost marks of headings and items, and text that its neighbours made a heading or code. */
export function brokenBlockFaults(written: Written): Finding[] {
  const { tree, body } = written;
  const markupFaults = brokenMarks(written);
  visit(tree, (node) => {
    if (node.type === 'heading' && isMadeHeading(node, tree, body)) {
      const text = sourceOf(body, node);
      const line = text.slice(text.lastIndexOf('\n') + 1).replace(/[\s>]/g, '');
      markupFaults.push({
        line: lineOf(node),
        found: `${line.slice(0, 5)} 바로 위라서 제목이 된 글 "${shown(text.split('\n', 1)[0] ?? '')}"`,
        expected: '빈 줄 뒤의 구분선, 또는 ## 제목 [#ascii-id]',
        fix: `구분선이면 ${line.slice(0, 3)} 앞을 한 줄 비운다. 제목이면 ##로 쓴다.`,
      });
    } else if (node.type === 'code' && isIndented(node, body)) {
      markupFaults.push({
        line: lineOf(node),
        found: `들여 써서 코드가 된 글 "${shown(node.value)}"`,
        expected: '내어 쓴 글, 또는 ```로 감싼 코드',
        fix: '글이면 앞의 빈칸을 지운다. 코드면 ```와 언어로 감싼다.',
      });
    }
  });
  return markupFaults;
}
