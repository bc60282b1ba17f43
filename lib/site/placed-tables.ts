import type { DataTable } from '../note/data-table';
import type { Note } from '../note/note';
import { components } from '../vocabulary/note-elements';
import { parentRoute } from '../vocabulary/routes';

/** A link to a heading by its id alone, without a note. */
const LINK = /\]\(#([a-z0-9-]+)\)/g;

function tablesIn({ markdown }: Note): string[] {
  return markdown.elements
    .filter(({ name }) => (components[name] ?? name) === 'DataTable')
    .flatMap(({ attributes }) => attributes['source'] ?? []);
}

/**
 * Adds the route to links in tables when the note that shows the table lacks the heading: the link then leads to
 * the first neighbouring note that has it.
 *
 * @example
 * // pages/docs/errors.md shows 'errors' and pages/docs/calls.md has the heading #create:
 * placedTables({ errors: { kind: 'list', items: ['[만들기](#create)'] } }, notes)
 * // { errors: { kind: 'list', items: ['[만들기](/docs/calls#create)'] } }
 */
export function placedTables(
  tables: Readonly<Record<string, DataTable>>,
  notes: readonly Note[],
): Record<string, DataTable> {
  const ids = new Map(
    notes.map(({ route, markdown }) => [route, new Set(markdown.headings.map(({ id }) => id))]),
  );
  const placed = { ...tables };
  for (const note of notes) {
    const beside = notes.filter(({ route }) => parentRoute(route) === parentRoute(note.route));
    for (const source of tablesIn(note)) {
      const table = tables[source];
      if (table === undefined) continue;
      const text = JSON.stringify(table).replace(LINK, (link, id: string) => {
        const home = [note, ...beside].find(({ route }) => ids.get(route)?.has(id));
        return home === undefined || home === note ? link : `](${home.route}#${id})`;
      });
      placed[source] = JSON.parse(text) as DataTable;
    }
  }
  return placed;
}
