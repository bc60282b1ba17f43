import { readNote, readNotes, type SourceFile } from '../note/note';
import { proposeId } from './heading-ids';

/** An id that was proposed for a heading; the author should check it. */
export interface IdRemark {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly id: string;
  readonly isRomanised: boolean;
}

/** Collects the ids of headings by text; of several ids, the one in most notes. */
export function knownHeadings(files: readonly SourceFile[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { text, id } of readNotes(files).flatMap(({ markdown }) => markdown.headings)) {
    if (id !== undefined) {
      const ids = counts.get(text) ?? new Map<string, number>();
      counts.set(text, ids.set(id, (ids.get(id) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([text, ids]) => {
      const [[id] = ['']] = [...ids].sort(([, a], [, b]) => b - a);
      return [text, id];
    }),
  );
}

/** Adds ids to the headings of a note that have none, and reports each. */
export function fixHeadings(
  source: SourceFile,
  known: ReadonlyMap<string, string>,
): { text: string; remarks: readonly IdRemark[] } {
  const headings = readNote(source).body?.markdown.headings ?? [];
  const lines = source.text.split('\n');
  const taken = new Set(headings.flatMap(({ id }) => id ?? []));
  const remarks: IdRemark[] = [];
  for (const { text, id, line } of headings) {
    const written = lines[line - 1] ?? '';
    if (id !== undefined || text.trim() === '' || !/^ {0,3}#{2,6}[ \t]/.test(written)) {
      continue;
    }
    const proposed = proposeId(text, known, taken);
    taken.add(proposed.id);
    lines[line - 1] = `${written.replace(/[ \t]+#*[ \t]*$/, '')} [#${proposed.id}]`;
    remarks.push({ file: source.path, line, text, ...proposed });
  }
  return { text: lines.join('\n'), remarks };
}
