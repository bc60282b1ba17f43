import type { DataTable, Entry } from '../../lib/note/data-table';

/**
 * Every text of a table, in the order of the page.
 *
 * @example textsOfTable({ kind: 'list', items: ['하나', '둘'] }) // ['하나', '둘']
 */
export function textsOfTable(table: DataTable): readonly string[] {
  switch (table.kind) {
    case 'grid':
      return [...table.columns, ...table.rows.flat()];
    case 'entries':
      return [
        ...table.entries.flatMap(textsOfEntry),
        ...(table.note === undefined ? [] : [table.note]),
      ];
    case 'list':
      return table.items;
  }
}

function textsOfEntry({ term, texts, fold, nested = [] }: Entry): readonly string[] {
  return [term, ...texts, ...(fold === undefined ? [] : [fold]), ...nested.flatMap(textsOfEntry)];
}
