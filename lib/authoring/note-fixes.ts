import { decodeAddress } from '../addresses/decode-address';
import { readMeta } from '../tree/meta-json';
import { metaPlaceOf, setMetaEntry } from '../tree/meta-edit';
import { readNote, readNotes, type SourceFile } from '../note/note';
import { isNoteFile, noteFile, routeOf, type Route } from '../vocabulary/routes';
import { fixHeadings, knownHeadings, type IdRemark } from './heading-fixes';
import { fixFrontMatter, fixMarkup } from './mark-fixes';
import { titleLine } from '../markdown/title-line';

function fixTitle(source: SourceFile): string {
  const { note } = readNote(source);
  const title = note?.frontMatter.title;
  if (note === undefined || title === undefined || note.markdown.faults.length > 0) {
    return source.text;
  }
  const heading = titleLine(source.path, title);
  const lines = source.text.split('\n');
  const [first] = note.markdown.titles;
  if (first === undefined) {
    const after = note.bodyLine - 1;
    const rest = lines.slice(after);
    const gap = rest[0]?.trim() === '' ? [] : [''];
    return [...lines.slice(0, after), '', heading, ...gap, ...rest].join('\n');
  }
  const written = lines[first.line - 1] ?? '';
  if (first.text === title || !/^ {0,3}#\s/.test(written)) {
    return source.text;
  }
  lines[first.line - 1] = heading;
  return lines.join('\n');
}

/** Adds an entry to `_meta.json` for every note without entry and position. */
function fixMetas(files: readonly SourceFile[]): SourceFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const changed = new Map<string, string>();
  for (const { file, frontMatter } of readNotes(files)) {
    const { metaFile, key } = metaPlaceOf(file);
    const source = changed.get(metaFile) ?? texts.get(metaFile) ?? '{}';
    const meta = readMeta(metaFile, source);
    const isMissing = meta.faults.length === 0 && !meta.entries.has(key);
    if (isMissing && frontMatter.sidebar_position === undefined) {
      changed.set(
        metaFile,
        setMetaEntry(source, key, key === 'index' ? '개요' : frontMatter.title),
      );
    }
  }
  return [...changed].map(([path, text]) => ({ path, text }));
}

function cut(text: string): { head: string; body: string } {
  const [head = ''] = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  return { head, body: text.slice(head.length) };
}

/** Resolves a path relative to a file, or to the notes where it begins with a slash. */
function resolved(file: string, path: string): string {
  const from = `file:///${path.startsWith('/') ? 'pages/' : file}`;
  return decodeAddress(new URL(path.replace(/^\/+/, ''), from).pathname.slice(1));
}

function fixMarks(source: SourceFile, notes: ReadonlyMap<string, Route>): SourceFile {
  const { path } = source;
  const { head, body } = cut(source.text);
  if (path.endsWith('.mdx')) {
    return { path, text: fixFrontMatter(head) + body };
  }
  const routes = new Set(notes.values());
  const fixed = fixMarkup(path, body, {
    byName: notes,
    byPath: (target) => {
      const route = routeOf(noteFile(`${resolved(path, target)}.md`));
      return routes.has(route) ? route : undefined;
    },
  });
  return { path, text: fixFrontMatter(head) + fixed };
}

/** Collects the routes of notes by title and file name, the names of wiki links. */
function namesOf(files: readonly SourceFile[]): Map<string, Route> {
  return new Map(
    files.flatMap((file) => {
      const { note } = readNote(file);
      const title = note?.frontMatter.title;
      const route = routeOf(noteFile(file.path));
      const name = route.slice(route.lastIndexOf('/') + 1);
      return [name, ...(title === undefined ? [] : [title])].map(
        (one) => [one.toLowerCase(), route] as const,
      );
    }),
  );
}

/**
 * Fixes what needs no author: text that is not NFC, marks of other programs with a clear meaning, a `# title` that
 * differs from the front matter, headings without an id, a missing entry of `_meta.json`.
 */
export function fixNotes(files: readonly SourceFile[]): {
  readonly files: readonly SourceFile[];
  readonly remarks: readonly IdRemark[];
} {
  const noteFiles = files.filter(({ path }) => isNoteFile(path));
  const names = namesOf(noteFiles);
  const known = knownHeadings(noteFiles);
  const remarks: IdRemark[] = [];
  const fixed = files.map(({ path, text }): SourceFile => {
    const normal = { path, text: text.normalize('NFC') };
    if (!isNoteFile(path) || readNote(normal).faults.length === 0) {
      return normal;
    }
    const marked = fixMarks(normal, names);
    const headed = fixHeadings({ path, text: fixTitle(marked) }, known);
    remarks.push(...headed.remarks);
    return { path, text: headed.text };
  });
  const texts = new Map(fixed.map(({ path, text }) => [path, text]));
  for (const { path, text } of fixMetas(fixed)) {
    texts.set(path, text);
  }
  const before = new Map(files.map(({ path, text }) => [path, text]));
  const changed = [...texts]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path, text]) => ({ path, text }));
  return { files: changed, remarks };
}
