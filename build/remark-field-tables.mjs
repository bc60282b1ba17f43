import { EXIT, visit } from 'unist-util-visit';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkCjkEmphasis } from '../lib/markdown/cjk-attention.mjs';
import { fail } from './fail.mjs';
import { readAttributes } from './jsx-node.mjs';
import { partOf } from './notes-data.mjs';
import { visitComponent } from './remark-components.mjs';

/**
 * @import { Root, Table, TableCell, TableRow, PhrasingContent } from 'mdast'
 * @import { VFile } from 'vfile'
 * @import { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
 */

const inlineMarkdown = unified().use(remarkParse).use(remarkGfm).use(remarkCjkEmphasis).freeze();

/** @param {string} source inline Markdown @returns {PhrasingContent[]} */
function inline(source) {
  const [block] = /** @type {Root} */ (inlineMarkdown.parse(source)).children;
  return block?.type === 'paragraph' ? block.children : [];
}

/** @param {readonly string[]} cells @returns {TableRow} */
function row(cells) {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: inline(cell) })),
  };
}

/**
 * Hands the column titles to the component: a phone shows them beside the cells in place of the
 * header row. They cannot stand on the cells, which mdast-util-to-hast 12 gives their row's data.
 *
 * @param {MdxJsxFlowElement} element
 */
function nameColumns(element) {
  visit(/** @type {Root} */ (/** @type {unknown} */ (element)), 'table', (table) => {
    const columns = table.children[0]?.children.map(cellText) ?? [];
    element.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'columns',
      value: JSON.stringify(columns),
    });
    return EXIT;
  });
}

/** @param {TableCell} cell */
function cellText(cell) {
  let text = '';
  visit(cell, (node) => {
    text += node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  });
  return text;
}

/**
 * Fills `<DataTable source="…">` and `<ApiEndpoint source="…">` from the repository's data and
 * names the columns of every field table.
 */
export function remarkFieldTables() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    visitComponent(tree, 'DataTable', (element) => {
      const { source = '' } = readAttributes(element);
      const table = partOf(file, 'tables')[source];
      if (table === undefined) {
        fail(file, element, `알 수 없는 표 "${source}"`, 'lib/의 자료에 있는 이름을 쓴다.');
      }
      element.name = 'FieldTable';
      element.attributes = element.attributes.filter(
        (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'source',
      );
      /** @type {Table} */
      const node = { type: 'table', children: [row(table.columns), ...table.rows.map(row)] };
      element.children = /** @type {MdxJsxFlowElement['children']} */ ([node]);
    });
    visitComponent(tree, 'ApiEndpoint', (element) => {
      const { source } = readAttributes(element);
      const endpoint = source === undefined ? undefined : partOf(file, 'endpoints')[source];
      if (source !== undefined && endpoint === undefined) {
        fail(file, element, `알 수 없는 호출 "${source}"`, 'lib/의 자료에 있는 이름을 쓴다.');
      }
      if (endpoint) {
        element.attributes = Object.entries(endpoint).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value: String(value),
        }));
      }
    });
    visitComponent(tree, 'FieldTable', nameColumns);
  };
}
