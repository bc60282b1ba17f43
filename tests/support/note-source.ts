import { readNote, type Note, type SourceFile } from '../../lib/note/note';

/** What {@link noteSource} may leave to its defaults. */
export interface NoteSourceOptions {
  readonly description?: string;
  /** Further lines of the front matter, such as `tags: [redis]`. */
  readonly head?: readonly string[];
  /** Markdown after the title. */
  readonly body?: string;
}

/** The description of a note of which a test needs no other. */
export function sampleDescription(title: string): string {
  return `시험에 쓰는 노트 "${title}"에 무엇이 있는지 마흔 글자가 넘는 한 문장으로 적는다.`;
}

/** The text of a faultless note: front matter, title and, if given, a body. */
export function noteSource(title: string, options: NoteSourceOptions = {}): string {
  const description = options.description ?? sampleDescription(title);
  return [
    '---',
    `title: ${title}`,
    `description: ${JSON.stringify(description)}`,
    ...(options.head ?? []),
    '---',
    '',
    `# ${title}`,
    '',
    options.body ?? '본문이다.',
    '',
  ].join('\n');
}

/** A note as the site reads it; throws for one whose front matter is wrong. */
export function noteOf(path: string, title: string, options: NoteSourceOptions = {}): Note {
  const { note, faults } = readNote({ path, text: noteSource(title, options) });
  if (note === undefined) {
    throw new Error(JSON.stringify(faults));
  }
  return note;
}

/** The 1-based line on which a text first stands in a source. */
export function lineOf(source: string, part: string): number {
  const offset = source.indexOf(part);
  if (offset === -1) {
    throw new Error(`not in the source: ${part}`);
  }
  return source.slice(0, offset).split('\n').length;
}

/** Files as the checks take them; a value that is not text is written as JSON. */
export function sourceFiles(files: Readonly<Record<string, unknown>>): SourceFile[] {
  return Object.entries(files).map(([path, value]) => ({
    path,
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  }));
}
