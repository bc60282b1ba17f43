import type { Paragraph, Table, TableRow } from 'mdast';
import { faultUnless, type Finding } from '../../faults/fault';
import { nodesOf } from '../nodes-of';
import { lineOf, shown, sourceOf, type Written } from './written';

/** The line of hyphens below the head of a table. */
const DELIMITERS = /^\s*(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A line meant as a row: bars on both sides, and cells between them. */
const ROW = /^\|[^|\n]*\|.*\|\s*$|^\|\s+[^|\n]*\|\s*$/;

/** Whether code begins in a cell and ends in another: a pipe in it has cut it. */
function isCutInCode(row: TableRow): boolean {
  const cut = row.children.filter((cell) =>
    cell.children.some((node) => node.type === 'text' && node.value.includes('`')),
  );
  return cut.length > 1;
}

function tableFaults(table: Table, body: string): Finding[] {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  return [...(head ? [head] : []), ...rows]
    .filter((row) => row.children.length > columns || isCutInCode(row))
    .map((row) => ({
      line: lineOf(row),
      found: `${String(row.children.length)}칸의 줄 "${shown(sourceOf(body, row))}"`,
      expected:
        row.children.length > columns
          ? `머리 줄과 같은 ${String(columns)}칸`
          : '코드가 한 칸 안에서 끝나는 줄',
      fix: '칸 안의 |는 코드에서도 \\|로 쓴다. 넘친 칸은 페이지에 나오지 않는다.',
    }));
}

function paragraphFaults(paragraph: Paragraph, body: string): Finding[] {
  const lines = sourceOf(body, paragraph)
    .split('\n')
    .map((line) => line.replace(/^\s*(?:>\s?)*/, ''));
  const delimiter = lines.findIndex((line) => DELIMITERS.test(line));
  const row = lines.findIndex((line) => ROW.test(line));
  const at = delimiter > 0 ? delimiter : row;
  const isTable =
    delimiter > 0 || (row !== -1 && lines.filter((line) => ROW.test(line)).length > 1);
  return faultUnless(!isTable, () => ({
    line: lineOf(paragraph) + at,
    found: `표가 되지 못한 줄 "${shown(lines[at] ?? '')}"`,
    expected: '머리 줄과 칸의 수가 같은 |---|---| 줄이 그 아래에 있는 표',
    fix: '머리 줄의 칸마다 --- 하나를 쓰고, 표 앞을 한 줄 비운다.',
  }));
}

/** Finds rows with more cells than the table has columns, and tables that stayed text. */
export function tableRowFaults({ tree, body }: Written): Finding[] {
  return [
    ...nodesOf(tree, 'table').flatMap((table) => tableFaults(table, body)),
    ...nodesOf(tree, 'paragraph').flatMap((paragraph) => paragraphFaults(paragraph, body)),
  ];
}
