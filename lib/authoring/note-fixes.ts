import { readMeta } from '../tree/meta-json';
import { setMetaEntry } from '../tree/meta-edit';
import { isNoteFile, readNote, type SourceFile } from '../note/note';
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

/** The `_meta.json` files with an entry for every note that has neither entry nor position. */
function fixMetas(files: readonly SourceFile[]): SourceFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const changed = new Map<string, string>();
  for (const file of files.filter(({ path }) => isNoteFile(path))) {
    const { note } = readNote(file);
    const end = file.path.lastIndexOf('/');
    const metaFile = `${file.path.slice(0, end)}/_meta.json`;
    const name = file.path.slice(end + 1).replace(/\.mdx?$/, '');
    const source = changed.get(metaFile) ?? texts.get(metaFile) ?? '{}';
    const meta = readMeta(metaFile, source);
    const isMissing = meta.faults.length === 0 && !meta.entries.has(name);
    if (note && isMissing && note.frontMatter.sidebar_position === undefined) {
      const title = name === 'index' ? '개요' : note.frontMatter.title;
      changed.set(metaFile, setMetaEntry(source, name, title));
    }
  }
  return [...changed].map(([path, text]) => ({ path, text }));
}

/**
 * Mends what needs no author: text that is not NFC, a `# title` that differs from the front matter,
 * a missing entry of `_meta.json`.
 *
 * @returns The files that change, with their new text.
 */
export function fixNotes(files: readonly SourceFile[]): SourceFile[] {
  const fixed = files.map(({ path, text }): SourceFile => {
    const normal = { path, text: text.normalize('NFC') };
    return isNoteFile(path) ? { path, text: fixTitle(normal) } : normal;
  });
  const texts = new Map(fixed.map(({ path, text }) => [path, text]));
  for (const { path, text } of fixMetas(fixed)) {
    texts.set(path, text);
  }
  const before = new Map(files.map(({ path, text }) => [path, text]));
  return [...texts]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path, text]) => ({ path, text }));
}
