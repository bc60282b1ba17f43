import type { Blockquote, Content, List, ListItem, Parent } from 'mdast';
import { SKIP, visit } from '../visit';
import { faultUnless, type Finding } from '../../faults/fault';
import { nodesOf } from '../nodes-of';
import { lineOf, shown, sourceOf, type Written } from './written';

/* Markdown makes lists and quotations of lines that begin with a date, a number, a sum or a comparison. */

const YEAR = 1000;

function firstLine(text: string): string {
  return shown(text.split('\n', 1)[0] ?? '');
}

function listFault(node: List | ListItem, body: string): Finding {
  const text = firstLine(sourceOf(body, node));
  return {
    line: lineOf(node),
    found: `목록으로 읽히는 줄 "${text}"`,
    expected: '1에서 시작하거나 앞의 목록을 잇는 번호, 또는 글',
    fix: `글이면 수 뒤의 점 앞에 \\를 쓰거나(${text.replace(/^(\d+)[.)].*$/s, '$1\\.')}) 줄을 다른 말로 시작한다.`,
  };
}

/** Tells whether a list begins on the line of its item: `2026. 3. 1.` */
function holdsListAtOnce(item: ListItem, isBullet = false): boolean {
  const [first] = item.children;
  return (
    first?.type === 'list' &&
    lineOf(first) === lineOf(item) &&
    (first.ordered === true || !isBullet)
  );
}

/** Tells whether the line above is text, so that this block was probably meant as its next line. */
function interrupts(node: Content, index: number | undefined, parent: Parent | undefined): boolean {
  const before = parent?.children[(index ?? 0) - 1];
  // A list inside an item belongs below the item's text.
  return (
    parent?.type !== 'listItem' &&
    before?.type === 'paragraph' &&
    before.position?.end.line === lineOf(node) - 1
  );
}

/** @param starts The numbers with which the ordered lists of the note begin. */
function orderedFaults(
  list: List,
  body: string,
  ends: Set<number>,
  starts: ReadonlySet<number | null | undefined>,
): Finding[] {
  const numbers = list.children.map((item) => parseInt(sourceOf(body, item), 10));
  const [start = 1] = numbers;
  const wrong = list.children.find((item, index) => {
    const number = numbers[index] ?? NaN;
    const before = numbers[index - 1];
    return (
      holdsListAtOnce(item) ||
      number >= YEAR ||
      (before === undefined
        ? start > 1 && !ends.has(start - 1)
        : number !== before + 1 && number !== before)
    );
  });
  const next = start + numbers.length;
  // `1. 5배 빨라졌다` alone is no list.
  const isAmount = numbers.length === 1 && /^1[.)]\s+\d/.test(sourceOf(body, list));
  ends.add(numbers.at(-1) ?? NaN);
  // A list whose items all have one number is numbered by the browser.
  ends.add(next - 1);
  const odd = wrong ?? (isAmount && !starts.has(next) ? list : undefined);
  return odd === undefined ? [] : [listFault(odd, body)];
}

/** A sum below a line of text: `+ 5만 원`, `- 300 = 200`. */
const SUM = /^[-+*]\s+(?:[\d.,]+\s*(?:[=+*/%-]|[가-힣]{0,3}(?:$|[\s.,]))|\p{L}\s*(?:[=+*/-]|$))/u;

function bulletFaults(list: List, body: string, isInterrupting: boolean): Finding[] {
  const written = sourceOf(body, list);
  const isSum = isInterrupting && list.children.length === 1 && SUM.test(written);
  const isPlus = isInterrupting && written.startsWith('+');
  const nested = list.children.find((item) => holdsListAtOnce(item, true));
  const wrong = isSum || isPlus ? list : nested;
  return wrong === undefined
    ? []
    : [
        {
          line: lineOf(wrong),
          found: `목록으로 읽히는 줄 "${firstLine(sourceOf(body, wrong))}"`,
          expected: '빈 줄 뒤의 목록, 또는 글',
          fix: '글이면 부호 앞에 \\를 쓰거나 앞줄에 잇는다. 목록이면 앞을 한 줄 비우고 항목을 한 줄씩 쓴다.',
        },
      ];
}

/** A comparison: `> 5이면`, `>= 5`. */
const COMPARISON = /^>\s*(?:=|[\d.,-]+(?:$|[^\d.,]))/;

function quoteFaults(quote: Blockquote, body: string, isInterrupting: boolean): Finding[] {
  const written = sourceOf(body, quote);
  const isOneLine = !written.includes('\n');
  return faultUnless(
    !(COMPARISON.test(written) && (isInterrupting || (isOneLine && /^>\s*=/.test(written)))),
    () => ({
      line: lineOf(quote),
      found: `인용으로 읽히는 줄 "${firstLine(written)}"`,
      expected: '빈 줄 뒤의 인용, 또는 글',
      fix: '비교면 `코드`로 감싸거나 > 앞에 \\를 쓴다. 인용이면 앞을 한 줄 비운다.',
    }),
  );
}

/** Finds text that the sign at the start of its line made a list or a quotation. */
export function accidentalBlockFaults({ tree, body }: Written): Finding[] {
  const markupFaults: Finding[] = [];
  const ends = new Set<number>();
  const starts = new Set(nodesOf(tree, 'list').map(({ start }) => start));
  visit(tree, (node, index, parent) => {
    if (node.type === 'list') {
      const isInterrupting = interrupts(node, index, parent);
      const own =
        node.ordered === true
          ? orderedFaults(node, body, ends, starts)
          : bulletFaults(node, body, isInterrupting);
      markupFaults.push(...own);
      // The first number of `2026. 3. 1.` is reported; the lists inside need not be.
      return own.length > 0 ? SKIP : undefined;
    }
    if (node.type === 'blockquote') {
      markupFaults.push(...quoteFaults(node, body, interrupts(node, index, parent)));
    }
    return undefined;
  });
  return markupFaults;
}
