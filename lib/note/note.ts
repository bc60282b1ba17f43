import { inFile, type Fault, type Finding } from '../faults/fault';
import { splitNote, type FrontMatter } from './front-matter';
import { readMarkdown } from '../markdown/read-markdown';
import type { NoteMarkdown } from '../markdown/note-markdown';
import { findBodyFaults, findFileFaults } from './note-faults';
import { findSearchFaults } from './search-faults';
import {
  isCleanRoute,
  isNoteFile,
  noteFile,
  routeOf,
  type NoteFile,
  type Route,
} from '../vocabulary/routes';

/** A file under `pages/`, as read from disk. */
export interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Why the text could not be read. */
  readonly problem?: string;
  /** Stands in for `readMarkdown`: may know already what it would find. */
  readonly parse?: typeof readMarkdown;
}

/** What is known of a note whatever its front matter is. */
export interface NoteBody {
  readonly file: NoteFile;
  readonly route: Route;
  readonly markdown: NoteMarkdown;
}

export interface Note extends NoteBody {
  readonly frontMatter: FrontMatter;
  /** Line of the file on which the Markdown begins, from 1. */
  readonly bodyLine: number;
  /** Returns the line of a front matter field in the file; 1 when it is missing. */
  readonly lineOf: (...path: readonly string[]) => number;
}

/** What {@link readNote} finds; `note` is absent when its front matter is wrong, `body` when there is no text. */
export interface NoteReading {
  readonly note?: Note;
  readonly body?: NoteBody;
  readonly faults: readonly Fault[];
}

/** Notes already read: a command reads the same note several times, `npm run dev` after every change. */
const known = new Map<string, { text: string; reading: NoteReading }>();

/** Reads a note with every fault of its front matter, title, headings, fences and text. */
export function readNote(source: SourceFile): NoteReading {
  const { path, text } = source;
  if (source.problem !== undefined) {
    return { faults: inFile(path, findFileFaults(source)) };
  }
  const before = known.get(path);
  if (before?.text === text) {
    return before.reading;
  }
  const reading = parseNote(source);
  known.set(path, { text, reading });
  return reading;
}

/** Reads the notes among some files, without those whose front matter is wrong. */
export function readNotes(files: readonly SourceFile[]): Note[] {
  return files.flatMap((file) => (isNoteFile(file.path) ? (readNote(file).note ?? []) : []));
}

/** Largest length of a note in characters: the time to parse Markdown grows with its square. */
const MAX_LENGTH = 300_000;

function lengthFault({ length }: string): Finding {
  return {
    line: 1,
    found: `${length}자`,
    expected: `${MAX_LENGTH}자 이하의 노트`,
    fix: '여러 노트로 나눈다. 붙여 넣은 자료면 public/에 파일로 둔다.',
  };
}

function parseNote({ path, text, parse = readMarkdown }: SourceFile): NoteReading {
  const file = noteFile(path);
  if (text.length > MAX_LENGTH) {
    return { faults: inFile(path, [lengthFault(text)]) };
  }
  const parts = splitNote(text);
  const { frontMatter, body, bodyLine, faults: headFaults } = parts;
  const markdown = parse(path, body, bodyLine);
  const findings: Finding[] = [
    ...findFileFaults({ path, text }),
    ...headFaults,
    ...markdown.faults,
    ...(markdown.faults.length === 0 ? findBodyFaults(file, frontMatter, markdown) : []),
    ...(frontMatter && markdown.faults.length === 0
      ? findSearchFaults(parts, markdown.headings)
      : []),
  ];
  const route = routeOf(file);
  if (!isCleanRoute(route)) {
    findings.push({
      found: `주소 ${route}`,
      expected: '마디마다 영어 소문자, 숫자, 하이픈만 쓴 주소',
      fix: '파일과 폴더 이름을 kebab-case로 바꾼다.',
    });
  }
  const written: NoteBody = { file, route, markdown };
  const note = frontMatter && { ...written, frontMatter, bodyLine, lineOf: parts.lineOf };
  return { faults: inFile(file, findings), body: written, ...(note && { note }) };
}
