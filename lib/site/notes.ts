import { connectNotes, type Connections } from '../connections/connections';
import type { ApiEndpoint, DataTable } from '../note/data-table';
import type { Fault } from '../faults/fault';
import { isNoteFile, readNote, type Note, type SourceFile } from '../note/note';
import { toPageMap, type OrderedEntry, type PageMapEntry } from '../tree/page-map';
import { levelChoices, type Choice, type Problem } from '../connections/problems';
import { noteFile, routeOf, type NoteFile, type Route } from '../vocabulary/routes';
import type { Site } from './site';
import { findSiteFaults } from './site-faults';
import type { Project, SitePlan } from './plan';
import { headingAliases } from '../addresses/redirects';
import { tagNames } from '../vocabulary/tags';
import { DEFAULT_TOC_LEVEL } from '../vocabulary/toc-level';
import { childrenByRoute, hiddenRoutes, readTree, type NoteSummary } from '../tree/tree';

export { readNote, type Note, type SourceFile } from '../note/note';
export type { NoteSummary } from '../tree/tree';

/** What the compile-time plugins read of one note. */
export interface NoteRecord extends NoteSummary, Connections {
  readonly file: NoteFile;
  /** Line of the file on which the Markdown begins, 1-based. */
  readonly bodyLine: number;
  /** Names of the tags, as readers see them. */
  readonly tags: readonly string[];
  readonly tocMaxHeadingLevel: number;
  /** Whether lists, sitemap and search name the note; an unlisted one is reached by its address only. */
  readonly listed: boolean;
  /** Present when the note has code of its own (`import`), which the browser must run. */
  readonly live?: true;
  /** Date of the last commit that touched the note, `YYYY-MM-DD`; absent without history. */
  readonly updated?: string;
  /** Notes and folders directly below, in reading order. */
  readonly children: readonly NoteSummary[];
  /** Former ids of the headings, by the id each one has now; absent when there are none. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

/** What was found by executing blocks: badge by line of the fence, by file of the note. */
export type Badges = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** Size of a picture, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Size of the smallest letters in it; only drawings that say it have one. */
  readonly label?: number;
}

/** The one file the build reads (`.cache/notes.json`). */
export interface NotesData {
  readonly site: Site;
  readonly pageMap: readonly PageMapEntry[];
  readonly notes: Readonly<Record<string, NoteRecord>>;
  readonly recent: readonly NoteSummary[];
  /** The problem notes, by judge and number. */
  readonly problems: readonly Problem[];
  /** Levels of problems, from easy to hard. */
  readonly levels: readonly Choice[];
  readonly tables: Readonly<Record<string, DataTable>>;
  readonly endpoints: Readonly<Record<string, ApiEndpoint>>;
  readonly badges: Badges;
  /** Sizes of the pictures below `public/`, by their addresses. */
  readonly pictures: Readonly<Record<string, PictureSize>>;
}

/** Inputs of {@link readNoteTree}. */
interface NoteTreeInput {
  readonly files: readonly SourceFile[];
  /** Whether drafts are part of the site (development only). */
  readonly drafts: boolean;
  /** Where routes that once existed have gone. */
  readonly moved: ReadonlyMap<string, string>;
}

/** The notes of `pages/` in their order, with everything that keeps the site from being built. */
export interface NoteTree {
  readonly notes: readonly Note[];
  /** Notes left out because they are drafts. */
  readonly drafts: readonly Note[];
  /** Routes of notes that are there but could not be read: nothing is known of their headings. */
  readonly unread: ReadonlySet<Route>;
  readonly entries: readonly OrderedEntry[];
  readonly faults: readonly Fault[];
}

/** Reads and checks all of `pages/`: each note, their order, and what is wrong between them. */
export function readNoteTree(input: NoteTreeInput): NoteTree {
  const faults: Fault[] = [];
  const notes: Note[] = [];
  const drafts: Note[] = [];
  /** Notes whose front matter is wrong: reported once, not again by every link to them. */
  const unread: NoteFile[] = [];
  for (const file of input.files.filter(({ path }) => isNoteFile(path))) {
    const { note, faults: noteFaults } = readNote(file);
    if (note?.frontMatter.status === 'draft' && !input.drafts) {
      drafts.push(note);
      continue;
    }
    faults.push(...noteFaults);
    if (note) {
      notes.push(note);
    } else {
      unread.push(noteFile(file.path));
    }
  }
  const { entries, faults: treeFaults } = readTree({ files: input.files, notes, unread, drafts });
  const connections = connectNotes({ notes, hidden: hiddenRoutes(entries) });
  faults.push(
    ...treeFaults,
    ...findSiteFaults(notes, { unread, drafts, moved: input.moved, connections }),
  );
  const broken = notes.filter(({ markdown }) => markdown.faults.length > 0);
  const unreadRoutes = new Set([...unread.map(routeOf), ...broken.map(({ route }) => route)]);
  return { notes, drafts, unread: unreadRoutes, entries, faults };
}

const RECENT = 8;

/** What the data of the build is made of besides the plan of the site. */
export interface NotesDataInput {
  readonly plan: SitePlan;
  readonly project: Pick<Project, 'dates' | 'assets'>;
  readonly tables: Readonly<Record<string, DataTable>>;
  readonly endpoints: Readonly<Record<string, ApiEndpoint>>;
  /** What executing the solutions of a note has shown, by its file. */
  readonly verified: ReadonlyMap<string, string>;
  readonly badges: Badges;
}

/** What the build reads of a site in which nothing is wrong. */
export function toNotesData(input: NotesDataInput): NotesData {
  const { plan, project, tables, endpoints, verified, badges } = input;
  const { notes, entries } = plan;
  const children = childrenByRoute(entries);
  const aliases = headingAliases(plan.redirects.entries);
  const connections = connectNotes({ notes, hidden: hiddenRoutes(entries), verified });
  const records = notes.map((note): NoteRecord => {
    const { file, route, frontMatter, bodyLine } = note;
    const updated = project.dates.get(file);
    const formerIds = aliases.get(route);
    return {
      file,
      bodyLine,
      route,
      title: frontMatter.title,
      description: frontMatter.description,
      tags: (frontMatter.tags ?? []).map((tag) => tagNames[tag] ?? tag),
      tocMaxHeadingLevel: frontMatter.toc_max_heading_level ?? DEFAULT_TOC_LEVEL,
      listed: frontMatter.status !== 'unlisted',
      ...(note.markdown.hasCode && { live: true }),
      ...(updated !== undefined && { updated }),
      children: children.get(route) ?? [],
      ...(formerIds && { aliases: formerIds }),
      ...connections.of(route),
    };
  });
  const leaves = records.filter(
    ({ route, tags, listed }) => listed && tags.length > 0 && !children.has(route),
  );
  const recent = leaves
    .sort(
      (a, b) => (b.updated ?? '').localeCompare(a.updated ?? '') || a.route.localeCompare(b.route),
    )
    .slice(0, RECENT)
    .map(({ route, title, description }) => ({ route, title, description }));
  return {
    site: plan.site,
    pageMap: toPageMap(entries),
    notes: Object.fromEntries(records.map((record) => [record.file, record])),
    recent,
    problems: connections.problems,
    levels: levelChoices,
    tables,
    endpoints,
    badges,
    pictures: Object.fromEntries(
      [...project.assets].flatMap(([address, { size }]) => (size ? [[address, size]] : [])),
    ),
  };
}
