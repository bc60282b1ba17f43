import type { Heading, PhrasingContent, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { EXIT, visit } from '../../lib/markdown/visit';
import { plainText } from '../../lib/markdown/plain-text';
import { parseMarkdown } from '../../lib/markdown/read-markdown';
import type { DataTable, Entry } from '../../lib/note/data-table';
import { fail } from './fail';
import { jsxAttributes, jsxElement, readAttributes } from './jsx-node';
import { list, paragraph } from './mdast';
import { partOf, type CompiledFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Parses one line of Markdown.
 *
 * @param source inline Markdown
 * @throws when the line is a block: `3. 플랜` is the third item of a list
 */
function inline(source: string): PhrasingContent[] {
  const [block] = parseMarkdown('cell.md', source).children;
  if (block !== undefined && block.type !== 'paragraph') {
    throw new Error(`자료의 글이 한 줄의 글이 아니다(${block.type}): ${source}`);
  }
  return block?.children ?? [];
}

function row(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: inline(cell) })),
  };
}

function written(name: string, source: string): MdxJsxFlowElement {
  return jsxElement(name, {}, inline(source));
}

/** Writes a definition list; nested entries go inside the entry that they belong to. */
function entryList(entries: readonly Entry[], className?: string): MdxJsxFlowElement {
  const items = entries.flatMap(({ term, texts, nested, fold }) => {
    const inside = nested === undefined ? [] : [entryList(nested)];
    const folded = fold === undefined ? inside : [foldedAway(fold, inside)];
    return [
      written('dt', term),
      ...texts.map((text) => written('dd', text)),
      ...(folded.length === 0 ? [] : [jsxElement('dd', {}, folded)]),
    ];
  });
  return jsxElement('dl', { className }, items);
}

/** Folds content behind a line. Both elements have `data` because Nextra reads it unchecked. */
function foldedAway(line: string, content: MdxJsxFlowElement[]): MdxJsxFlowElement {
  const summary = { ...written('summary', line), data: {} };
  return { ...jsxElement('details', {}, [summary, ...content]), data: {} };
}

function blocksOf(table: DataTable): MdxJsxFlowElement['children'] {
  switch (table.kind) {
    case 'grid':
      return [{ type: 'table', children: [row(table.columns), ...table.rows.map(row)] }];
    case 'entries':
      return [
        ...(table.entries.length === 0 ? [] : [entryList(table.entries, 'entries')]),
        ...(table.note === undefined ? [] : [paragraph(...inline(table.note))]),
      ];
    case 'list':
      return list(table.items.map((item) => [paragraph(...inline(item))]));
  }
}

/**
 * Passes the column titles to the component: a phone shows them beside the cells instead of the header row.
 * They cannot be on the cells: mdast-util-to-hast 12 overwrites the data of cells with that of their row.
 */
function nameColumns(element: MdxJsxFlowElement): void {
  visit(element, 'table', (table) => {
    const columns = table.children[0]?.children.map(plainText) ?? [];
    element.attributes.push(...jsxAttributes({ columns: JSON.stringify(columns) }));
    return EXIT;
  });
}

/** Marks the heading of each call, so that a reference page shows where one call ends and the next begins. */
function markCalls(tree: Root): void {
  let heading: Heading | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      heading = node;
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiEndpoint' && heading) {
      const { hProperties } = heading.data ?? {};
      heading.data = {
        ...heading.data,
        hProperties: { ...(hProperties as object), className: ['api-call'] },
      };
    }
  }
}

/**
 * Replaces `<DataTable source="…">` and fills `<ApiEndpoint source="…">` with the data of `content/`, names the
 * columns of every `<FieldTable>`, and marks the headings of calls.
 */
export function remarkFieldTables(tree: Root, file: CompiledFile): void {
  visitComponent(tree, 'DataTable', (element) => {
    const { source = '' } = readAttributes(element);
    const table = partOf(file, 'tables')[source];
    if (table === undefined) {
      fail(
        file,
        element,
        `알 수 없는 표 "${source}"`,
        `표의 이름: ${Object.keys(partOf(file, 'tables')).join(', ')}`,
        'content/의 자료에 있는 이름을 쓴다.',
      );
    }
    // A fragment: the table's blocks join those of the note, without a box around them.
    element.name = null;
    element.attributes = [];
    element.children = blocksOf(table);
  });
  visitComponent(tree, 'ApiEndpoint', (element) => {
    const { source } = readAttributes(element);
    const endpoint = source === undefined ? undefined : partOf(file, 'endpoints')[source];
    if (source !== undefined && endpoint === undefined) {
      fail(
        file,
        element,
        `알 수 없는 호출 "${source}"`,
        'content/의 자료에 있는 호출',
        '자료에 있는 이름을 쓴다.',
      );
    }
    if (endpoint) {
      element.attributes = jsxAttributes({ ...endpoint });
    }
  });
  visitComponent(tree, 'FieldTable', nameColumns);
  markCalls(tree);
}
