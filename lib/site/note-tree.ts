import { connectNotes } from '../connections/connections';
import { faultUnless, inFile, type Fault } from '../faults/fault';
import { findFileFaults } from '../note/note-faults';
import { readNote, type Note, type NoteBody, type SourceFile } from '../note/note';
import type { PageMap } from '../tree/page-map';
import { hiddenRoutes, readTree } from '../tree/tree';
import { isNoteFile, routeOf, type NoteFile, type Route } from '../vocabulary/routes';
import { generatePages, type GeneratedPage } from './generated-pages';
import { findTemplates } from './templates';
import { findSiteFaults } from './site-faults';

/** The notes of `pages/` in order, with every fault that stops a build. */
export interface NoteTree {
  readonly notes: readonly Note[];
  /** The notes and those whose front matter is wrong. */
  readonly bodies: readonly NoteBody[];
  /** Notes left out because they are drafts. */
  readonly drafts: readonly Note[];
  /** Routes of notes with wrong front matter: their headings are unknown. */
  readonly unread: ReadonlySet<Route>;
  readonly entries: PageMap;
  readonly connect: ReturnType<typeof connectNotes>;
  /** Pages that the build writes; the checks for authors skip them. */
  readonly generated: readonly GeneratedPage[];
  readonly faults: readonly Fault[];
}

/** Finds files that look like a note or a menu but have another name: the site would leave them out in silence. */
function strangerFaults({ path }: SourceFile): Fault[] {
  return faultUnless(path.endsWith('/_meta.json') || !/\.(?:mdx?|json)$/i.test(path), () => ({
    file: path,
    found: `노트도 _meta.json도 아닌 파일 ${JSON.stringify(path)}`,
    expected: '.md나 .mdx로 끝나는 노트, _meta.json (모두 소문자)',
    fix: '이름을 고치거나 pages/ 밖으로 옮긴다.',
  }));
}

/** Reads and checks all of `pages/`: each note, the order, and the links between notes. */
export function readNoteTree(input: {
  readonly files: readonly SourceFile[];
  /** Whether drafts are part of the site (development only). */
  readonly drafts: boolean;
  /** New addresses of moved notes, by old address. */
  readonly moved: ReadonlyMap<string, string>;
  /** Last commit date (`YYYY-MM-DD`) by path. */
  readonly dates: ReadonlyMap<string, string>;
}): NoteTree {
  const faults: Fault[] = [];
  const notes: Note[] = [];
  const drafts: Note[] = [];
  /** Notes with wrong front matter: reported once, not again by every link to them. */
  const unread: NoteFile[] = [];
  const bodies: NoteBody[] = [];
  /** Notes with nothing wrong in their front matter: only these are compared with each other. */
  const described: Note[] = [];
  for (const file of input.files) {
    if (!isNoteFile(file.path)) {
      faults.push(...inFile(file.path, findFileFaults(file)), ...strangerFaults(file));
      continue;
    }
    const { note, body, faults: noteFaults } = readNote(file);
    if (note?.frontMatter.status === 'draft' && !input.drafts) {
      drafts.push(note);
      continue;
    }
    faults.push(...noteFaults);
    bodies.push(...(body ? [body] : []));
    if (note) {
      notes.push(note);
      const isDoubtful = noteFaults.some(({ line = 0 }) => line < note.bodyLine);
      described.push(...(isDoubtful ? [] : [note]));
    } else {
      unread.push(file.path);
    }
  }
  const { entries, faults: treeFaults } = readTree({ files: input.files, notes, unread, drafts });
  const connect = connectNotes({ notes, hidden: hiddenRoutes(entries) });
  const generated = generatePages({ notes, entries, dates: input.dates });
  faults.push(
    ...treeFaults,
    ...findTemplates(notes).faults,
    ...findSiteFaults(notes, {
      bodies,
      described,
      unread,
      drafts,
      moved: input.moved,
      connections: connect(),
      generated,
    }),
  );
  const broken = notes.filter(({ markdown }) => markdown.faults.length > 0);
  const unreadRoutes = new Set([...unread.map(routeOf), ...broken.map(({ route }) => route)]);
  return { notes, bodies, drafts, unread: unreadRoutes, entries, connect, generated, faults };
}
