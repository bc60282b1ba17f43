import type { Fault } from '../faults/fault';
import type { SourceFile } from '../note/note';
import type { NoteFile, Route } from '../vocabulary/routes';
import { htmlFileOf } from '../vocabulary/routes';

/** Picks the words of a fault that the note probably contains: quoted text, the target of a link, a tag. */
function needlesOf(found: string): string[] {
  const quoted = [...found.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
  const [, target] = /링크 (\S+)/.exec(found) ?? [];
  const [tag] = /<[a-z][\w-]*/.exec(found) ?? [];
  return [...quoted, target ?? '', tag ?? ''].filter((text) => text.length > 2);
}

/** Length of the part of a text that is looked for: further on, marks may interrupt it. */
const BEGINNING = 16;

/** Moves the faults of exported pages to the line of the note that has their words: authors do not edit HTML. */
export function atNotes(
  faults: readonly Fault[],
  notes: readonly { readonly route: Route; readonly file: NoteFile }[],
  files: readonly SourceFile[],
): Fault[] {
  const fileOf = new Map(notes.map(({ route, file }) => [`out/${htmlFileOf(route)}`, file]));
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  return faults.map((fault) => {
    const file = fileOf.get(fault.file);
    const lines = file === undefined ? [] : (textOf.get(file) ?? '').split('\n');
    const line = needlesOf(fault.found)
      .map((text) => lines.findIndex((one) => one.includes(text.slice(0, BEGINNING))) + 1)
      .find((found) => found > 0);
    return file === undefined || line === undefined ? fault : { ...fault, file, line };
  });
}
