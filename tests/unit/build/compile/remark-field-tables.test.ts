import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { remarkComponents } from '../../../../build/compile/remark-components';
import { remarkFieldTables } from '../../../../build/compile/remark-field-tables';
import { transform } from '../../../support/markdown-tree';
import { compileWith, NOTE_FILE, sampleNotes } from '../../../support/notes-data';
import { outline } from '../../../support/outline';

compileWith(sampleNotes);

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
  ])('%s는 자료의 표가 된다', (source, path) => {
    expect(rows(build(source, path))).toEqual([
      ['이름', '뜻'],
      ['<code>id|key</code>', '<strong>고유(하나)</strong>한 값, <a href="/">홈</a>'],
      ['<code>{count}</code>', '수'],
    ]);
  });

  test('이름의 목록은 뜻의 목록이 되고, 안의 이름은 그 이름 안에, 긴 것은 접혀 있다', () => {
    expect(outline(build('<data-table source="sample/entries"></data-table>'))).toBe(
      '<><dl className="entries">' +
        '<dt><code>id</code> string <strong>필수</strong></dt>' +
        '<dd>고유한 값</dd><dd><a href="#length">1–9자</a></dd>' +
        '<dt><code>owner</code> object</dt><dd>주인</dd>' +
        '<dd><dl><dt><code>name</code> string</dt><dd>이름</dd></dl></dd>' +
        '<dt><code>parts</code> 객체 배열</dt><dd>부품</dd>' +
        '<dd><details><summary>하위 필드 1개</summary>' +
        '<dl><dt><code>size</code> integer</dt><dd>크기</dd></dl></details></dd>' +
        '</dl>나머지는 <code>id</code>와 같다.</>',
    );
  });

  test('문장의 목록은 목록이 된다', () => {
    expect(outline(build('<data-table source="sample/list"></data-table>'))).toContain(
      '<code>a|b</code>는 하나다',
    );
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
