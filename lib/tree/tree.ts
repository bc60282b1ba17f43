import type { Fault } from '../faults/fault';
import { problemNumber } from '../note/problem-names';
import { readMeta, type Meta } from './meta-json';
import type { Note, SourceFile } from '../note/note';
import { orderEntries } from './order';
import { everyEntry, isPage, type PageEntry, type PageMap } from './page-map';
import { noteFile, routeOf, type NoteFile, type Route } from '../vocabulary/routes';

export interface NoteSummary {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
}

/** Reduces a note to its summary. */
export function summaryOf({ route, frontMatter: { title, description } }: Note): NoteSummary {
  return { route, title, description };
}

const NOTE = /\.mdx?$/;

/** Lists that are the content of a page, not links to the pages below it. */
const GATHERED = ['path', 'questions', 'templates'];

/** Tells whether a note only leads to the notes below it. */
export function isFolderPage({ markdown, frontMatter }: Note): boolean {
  const isLeading = markdown.lists.some(({ of = '' }) => !GATHERED.includes(of));
  return isLeading && frontMatter.tags === undefined;
}

/** Finds the pages of folders without a published note below; sections, whose page is an `index`, never wait. */
function waitingRoutes(notes: readonly Note[]): ReadonlySet<Route> {
  const written = notes.filter(
    (note) => !isFolderPage(note) && note.frontMatter.status !== 'unlisted',
  );
  return new Set(
    notes
      .filter((note) => isFolderPage(note) && !/\/index\.mdx?$/.test(note.file))
      .map(({ route }) => route)
      .filter((folder) => !written.some(({ route }) => route.startsWith(`${folder}/`))),
  );
}

export interface TreeInput {
  /** Notes and `_meta.json` files, without the site's own pages. */
  readonly files: readonly SourceFile[];
  readonly notes: readonly Note[];
  /** Notes with wrong front matter, already reported. */
  readonly unread: readonly NoteFile[];
  /** Drafts that the site leaves out, with their entries of `_meta.json`. */
  readonly drafts: readonly Note[];
}

/** Returns the path of a file without its extension, and the folders above it up to `pages/`. */
function pathAndFolders(file: NoteFile): string[] {
  const paths = [file.replace(NOTE, '')];
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
    paths.push(file.slice(0, end));
  }
  return paths;
}

/** Reads the `_meta.json` files by folder, without the entries of drafts and of folders with only drafts. */
function readMetas({ files, notes, unread, drafts }: TreeInput): {
  metas: ReadonlyMap<string, Meta>;
  faults: readonly Fault[];
} {
  const kept = new Set([...notes.map(({ file }) => file), ...unread].flatMap(pathAndFolders));
  const hidden = new Set(
    drafts.flatMap(({ file }) => pathAndFolders(file)).filter((path) => !kept.has(path)),
  );
  const metas = new Map<string, Meta>();
  const faults: Fault[] = [];
  for (const { path, text } of files) {
    const folder = path.replace(/\/_meta\.json$/, '');
    if (folder === path || hidden.has(folder)) {
      continue;
    }
    const meta = readMeta(path, text);
    faults.push(...meta.faults);
    const entries = [...meta.entries].filter(([key]) => !hidden.has(`${folder}/${key}`));
    metas.set(folder, { ...meta, entries: new Map(entries) });
  }
  return { metas, faults };
}

/** Adds the problem's number to a title for menus and windows: readers look for the number. */
function withProblemNumber(title: string, note: Note | undefined): string {
  const number = problemNumber(note?.frontMatter.problem);
  return number === '' || title.includes(number) ? title : `${number} ${title}`;
}

/** Orders and titles the notes by the `_meta.json` files, and reports the faults of those files. */
export function readTree(input: TreeInput): {
  entries: PageMap;
  faults: readonly Fault[];
} {
  const { metas, faults: metaFaults } = readMetas(input);
  const faults = [...metaFaults];
  const noteByPath = new Map(input.notes.map((note) => [note.file.replace(NOTE, ''), note]));
  const unreadPaths = new Set(input.unread.map((file) => file.replace(NOTE, '')));
  const waiting = waitingRoutes(input.notes);
  const files = [
    ...input.notes.map(({ file }) => file as string),
    ...input.unread,
    ...[...metas.keys()].map((folder) => `${folder}/_meta.json`),
  ];
  const readFolder = (path: string): PageMap => {
    const names = new Set<string>();
    const folders = new Set<string>();
    for (const file of files.filter((one) => one.startsWith(`${path}/`))) {
      const [name = '', ...rest] = file.slice(path.length + 1).split('/');
      if (rest.length > 0) {
        names.add(name);
        folders.add(name);
      } else if (NOTE.test(name)) {
        names.add(name.replace(NOTE, ''));
      }
    }
    const meta = metas.get(path) ?? readMeta(`${path}/_meta.json`, '{}');
    const placeable = [...names].map((name) => {
      const note = noteByPath.get(`${path}/${name}`);
      return {
        name,
        file: note?.file,
        title: withProblemNumber(
          meta.entries.get(name)?.title ?? note?.frontMatter.title ?? name,
          note,
        ),
        // Its position is unknown, and its fault is already reported.
        position: unreadPaths.has(`${path}/${name}`) ? 0 : note?.frontMatter.sidebar_position,
        note,
      };
    });
    const { ordered, groups, faults: orderFaults } = orderEntries(path, meta, placeable);
    // Without this, a broken _meta.json would report every note as missing from it.
    faults.push(...(meta.faults.length > 0 ? [] : orderFaults));
    return ordered.map(({ name, title, note }): PageEntry => {
      const entry = meta.entries.get(name);
      const group = groups.get(name);
      const isUnlisted = note?.frontMatter.status === 'unlisted' || entry?.display === 'hidden';
      const isWaiting = !isUnlisted && note !== undefined && waiting.has(note.route);
      const display = isUnlisted || isWaiting ? 'hidden' : entry?.display;
      return {
        name,
        route: routeOf(noteFile(`${path}/${name}.md`)),
        title,
        ...(entry?.type && entry.type !== 'separator' && { type: entry.type }),
        ...(group !== undefined && { group }),
        ...(display && { display }),
        ...(isWaiting && { isWaiting }),
        ...(note && { description: note.frontMatter.description }),
        ...(folders.has(name) && { children: readFolder(`${path}/${name}`) }),
      };
    });
  };
  return { entries: readFolder('pages'), faults };
}

function listChildren(entries: PageMap): NoteSummary[] {
  return entries.flatMap(({ name, route, title, display, children = [], ...entry }) => {
    if (name === 'index' || display === 'hidden') {
      return [];
    }
    const { description } = children.find((one) => one.name === 'index') ?? {};
    const page = entry.description ?? description;
    // A folder without a page has no line; the notes inside take its place.
    return page === undefined ? listChildren(children) : [{ route, title, description: page }];
  });
}

/** Lists the visible notes and folders directly below each folder, in reading order. */
export function childrenByRoute(entries: PageMap): Map<Route, NoteSummary[]> {
  return new Map([
    ['/' as Route, listChildren(entries)],
    ...everyEntry(entries).flatMap(({ route, children }) =>
      children ? [[route, listChildren(children)] as const] : [],
    ),
  ]);
}

/** Collects the routes of folder pages without notes. */
export function waitingFolders(entries: PageMap): ReadonlySet<Route> {
  const waiting = everyEntry(entries).filter(({ isWaiting = false }) => isWaiting);
  return new Set(waiting.map(({ route }) => route));
}

/** Collects the routes of notes that `display: hidden` or `status: unlisted` keeps out of every list. */
export function hiddenRoutes(entries: PageMap): ReadonlySet<Route> {
  const hidden = everyEntry(entries).filter(
    (entry) => entry.display === 'hidden' && entry.isWaiting !== true && isPage(entry),
  );
  return new Set(hidden.map(({ route }) => route));
}
