import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test, vi } from 'vitest';
import { remarkComponents } from '../../../build/remark-components.mjs';
import { remarkFieldTables } from '../../../build/remark-field-tables.mjs';
import { transform } from '../../support/markdown-tree';
import { NOTE_FILE } from '../../support/notes-data';
import { outline } from '../../support/outline';

vi.mock('../../../build/notes-data.mjs', async () => {
  const { fakeNotesData } = await import('../../support/notes-data');
  return fakeNotesData;
});

function build(source: string, path?: string): Root {
  return transform([remarkComponents, remarkFieldTables], source, path);
}

/** Each row as the texts of its cells. */
function rows(tree: Root): readonly (readonly string[])[] {
  const tables: Table[] = [];
  visit(tree, 'table', (table) => {
    tables.push(table);
  });
  return tables.flatMap((table) =>
    table.children.map((row) => row.children.map((cell) => outline(cell))),
  );
}

describe('<field-table>', () => {
  test('열의 제목을 꾸밈 없이 columns에 담고, 칸에는 손대지 않는다', () => {
    const tree = build(
      '<field-table>\n\n| 이름 | `형식` | **뜻** |\n|---|---|---|\n| `id` | 글 | 고유한 값 |\n\n</field-table>',
    );
    expect(outline(tree)).toMatch(/^<FieldTable columns="\["이름","형식","뜻"\]">/);
    expect(rows(tree)).toEqual([
      ['이름', '<code>형식</code>', '<strong>뜻</strong>'],
      ['<code>id</code>', '글', '고유한 값'],
    ]);
  });

  test('밖에 있는 표에는 손대지 않는다', () => {
    expect(outline(build('| 이름 |\n|---|\n| 값 |'))).toBe('이름값');
  });
});

describe('<DataTable source>', () => {
  test.each([
    ['<data-table source="sample/table"></data-table>', NOTE_FILE],
    ['<DataTable source="sample/table" />', 'pages/docs/redis.mdx'],
  ])('%s는 자료의 표로 찬 FieldTable이 된다', (source, path) => {
    const tree = build(source, path);
    expect(outline(tree)).toMatch(/^<FieldTable columns="\["이름","뜻"\]">.*<\/FieldTable>$/);
    expect(rows(tree)).toEqual([
      ['이름', '뜻'],
      ['<code>id|key</code>', '<strong>고유(하나)</strong>한 값, <a href="/">홈</a>'],
      ['<code>{count}</code>', '수'],
    ]);
  });

  test('자료에 없는 이름은 머리말까지 센 행에서 멈춘다', () => {
    expect(() => build('앞\n\n<data-table source="sample/tabel"></data-table>')).toThrow(
      `${NOTE_FILE}:7\n  찾은 것    알 수 없는 표 "sample/tabel"`,
    );
  });
});

describe('<ApiEndpoint>', () => {
  test.each([
    ['<api-endpoint source="sample/show"></api-endpoint>', NOTE_FILE],
    ['<ApiEndpoint source="sample/show" />', 'pages/docs/redis.mdx'],
  ])('%s는 자료의 method와 path를 갖는다', (source, path) => {
    expect(outline(build(source, path))).toBe(
      '<ApiEndpoint method="GET" path="/v1/things/{id}"></ApiEndpoint>',
    );
  });

  test('method와 path를 손으로 적은 것은 그대로다', () => {
    expect(outline(build('<api-endpoint method="PUT" path="/x"></api-endpoint>'))).toBe(
      '<ApiEndpoint method="PUT" path="/x"></ApiEndpoint>',
    );
  });

  test('자료에 없는 호출은 멈춘다', () => {
    expect(() => build('<api-endpoint source="sample/none"></api-endpoint>')).toThrow(
      `${NOTE_FILE}:5\n  찾은 것    알 수 없는 호출 "sample/none"`,
    );
  });
});
