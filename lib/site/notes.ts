import type { Connections } from '../connections/connections';
import { explainedTerms, type ExplainedTerm } from '../connections/explained-terms';
import type { Problem } from '../connections/problems';
import { headingAliases } from '../addresses/redirects';
import type { ApiEndpoint, DataTable } from '../note/data-table';
import type { Note } from '../note/note';
import { judgedProblem, longTitle, type JudgedProblem } from '../note/problem-names';
import type { PictureSize, Project } from '../note/project';
import { readingMinutes } from '../note/reading-time';
import { DEFAULT_TOC_LEVEL } from '../reader/toc';
import type { Badges } from '../snippets/badges';
import type { RunRecord } from '../snippets/runs';
import type { PageMap } from '../tree/page-map';
import { childrenByRoute, waitingFolders, type NoteSummary } from '../tree/tree';
import {
  foldersOnTheWay,
  parentRoute,
  routeOf,
  type NoteFile,
  type Route,
} from '../vocabulary/routes';
import { namedVersions } from '../vocabulary/products';
import { tagNames } from '../vocabulary/tags';
import { generatedEntries, RUNS_ROUTE, tagRoute } from './generated-pages';
import { placedTables } from './placed-tables';
import { placesOnPaths, type PathPlace, type Paths } from './paths';
import type { SitePlan } from './plan';
import { findTemplates, type Template } from './templates';
import { recentNews, type DatedNote, type DayNews } from './recent';
import { runsPage } from './runs-page';
import type { Site } from './site';

/** The data of one note that the compile plugins read. */
export interface NoteRecord extends NoteSummary, Connections {
  readonly file: NoteFile;
  /** Line of the file on which the Markdown begins, from 1. */
  readonly bodyLine: number;
  /** Longer title for places without a menu; absent when equal to the title. */
  readonly longTitle?: string;
  /** The problem that the note solves, in the judge's terms. */
  readonly judged?: JudgedProblem;
  /** Tags by their Korean names, each with the page of its notes. */
  readonly tags: readonly { readonly name: string; readonly route?: Route }[];
  /** Versions that the examples ran on, as text; absent when the note names none. */
  readonly verifiedWith?: string;
  /** Versions that the text describes but nothing ran on, as text. */
  readonly describes?: string;
  readonly tocMaxHeadingLevel: number;
  /** Reading time; absent on pages that only lead to others. */
  readonly minutes?: number;
  /** Whether lists, sitemap and search include the note. */
  readonly listed: boolean;
  /** Present on the page of a folder without notes. */
  readonly waiting?: true;
  /** Date of the last commit that touched the note, `YYYY-MM-DD`; absent without history. */
  readonly updated?: string;
  /** The `date` of its front matter, `YYYY-MM-DD`. */
  readonly written?: string;
  /** Notes and folders directly below, in reading order. */
  readonly children: readonly NoteSummary[];
  /** Text of a generated page, which has no file. */
  readonly source?: string;
  /** Its places on learning paths; absent when it is on none. */
  readonly paths?: readonly PathPlace[];
  /** Search phrases for its sections, by heading id; absent when there are none. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
  /** Former ids of its headings, by present id; absent when there are none. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

export interface SiteCounts {
  readonly notes: number;
  readonly problems: number;
  /** Questions with a folded answer. */
  readonly questions: number;
  /** Code blocks that were executed. */
  readonly executed: number;
}

export interface NoteQuestions {
  readonly route: Route;
  readonly title: string;
  readonly tags: readonly string[];
  readonly questions: readonly {
    readonly question: string;
    /** Markdown. */
    readonly answer: string;
    /** Id of the heading above it; absent where none is. */
    readonly section?: string;
  }[];
}

/** Returns the title of a note where no menu says what it belongs to; the route itself for an unknown one. */
export function titleAlone(route: string, all: readonly NoteRecord[]): string {
  const note = all.find((one) => one.route === route);
  return note?.longTitle ?? note?.title ?? route;
}

/** Counts the listed notes below a page. */
export function countBelow({ route }: NoteSummary, all: readonly NoteRecord[]): number {
  return all.filter((note) => note.listed && note.route.startsWith(`${route}/`)).length;
}

/** What the build reads of the whole site. */
export interface NotesData {
  readonly site: Site;
  readonly pageMap: PageMap;
  readonly notes: Readonly<Record<string, NoteRecord>>;
  readonly recent: readonly DayNews[];
  readonly counts: SiteCounts;
  /** The notes that ask questions, in reading order. */
  readonly questions: readonly NoteQuestions[];
  readonly paths: Paths;
  readonly templates: readonly Template[];
  /** The problem notes, by judge and number. */
  readonly problems: readonly Problem[];
  readonly tables: Readonly<Record<string, DataTable>>;
  readonly endpoints: Readonly<Record<string, ApiEndpoint>>;
  readonly badges: Badges;
  /** Terms with the places that explain them, longest first. */
  readonly terms: readonly ExplainedTerm[];
  /** Sizes of the pictures below `public/`, by address. */
  readonly pictures: Readonly<Record<string, PictureSize>>;
}

export interface NotesDataInput {
  readonly plan: SitePlan;
  readonly project: Pick<Project, 'dates' | 'assets'>;
  readonly tables: Readonly<Record<string, DataTable>>;
  readonly endpoints: Readonly<Record<string, ApiEndpoint>>;
  readonly verified: ReadonlyMap<string, string>;
  readonly badges: Badges;
  readonly runs: RunRecord;
}

function questionsOf({ route, frontMatter, markdown }: Note): NoteQuestions {
  const { title, tags = [] } = frontMatter;
  const questions = markdown.questions.map(({ question, answer, line }) => {
    const section = markdown.headings.findLast((heading) => heading.line < line)?.id;
    return { question, answer, ...(section !== undefined && { section }) };
  });
  return { route, title, tags, questions };
}

/** Makes the record of a note of which only the body can be read. */
export function blankRecord(file: NoteFile, bodyLine: number): NoteRecord {
  return {
    ...{ file, bodyLine, route: routeOf(file), title: '', description: '', tags: [] },
    ...{ tocMaxHeadingLevel: DEFAULT_TOC_LEVEL, listed: false, children: [] },
  };
}

/** What the record of a note takes from the other notes and from the history. */
interface Known {
  readonly dates: Project['dates'];
  /** Pages of tags and other lists. */
  readonly lists: ReadonlySet<Route>;
  readonly children: ReadonlyMap<Route, readonly NoteSummary[]>;
  readonly waiting: ReadonlySet<Route>;
  readonly aliases: ReturnType<typeof headingAliases>;
  /** Products that folders are about, by the route of their page. */
  readonly subjects: ReadonlyMap<Route, string | undefined>;
  readonly connections: ReturnType<SitePlan['connect']>;
}

function recordOf(note: Note, known: Known): NoteRecord {
  const { file, route, frontMatter, bodyLine } = note;
  const { dates, lists, children, waiting, aliases, subjects, connections } = known;
  // Whether a version is still supported is judged as of this month.
  const month = (dates.get(file) ?? frontMatter.date ?? '').slice(0, 7);
  // The error page shows no date: its text does not age.
  const updated = route === '/404' ? undefined : dates.get(file);
  const formerIds = aliases.get(route);
  const alone = longTitle(frontMatter, subjects.get(parentRoute(route) ?? route));
  return {
    file,
    bodyLine,
    route,
    title: frontMatter.title,
    description: frontMatter.description,
    ...(alone !== frontMatter.title && { longTitle: alone }),
    ...(frontMatter.problem && { judged: judgedProblem(frontMatter.problem, note.markdown) }),
    tags: (frontMatter.tags ?? []).map((tag) => ({
      name: tagNames[tag] ?? tag,
      // A tag that only unlisted notes have gets no page.
      ...(lists.has(tagRoute(tag)) && { route: tagRoute(tag) }),
    })),
    ...(frontMatter.verified && { verifiedWith: namedVersions(frontMatter.verified, month) }),
    ...(frontMatter.describes && { describes: namedVersions(frontMatter.describes, month) }),
    tocMaxHeadingLevel: frontMatter.toc_max_heading_level ?? DEFAULT_TOC_LEVEL,
    ...(frontMatter.tags && { minutes: readingMinutes(note) }),
    listed: frontMatter.status !== 'unlisted',
    ...(waiting.has(route) && { waiting: true }),
    ...(updated !== undefined && { updated }),
    ...(frontMatter.date !== undefined && { written: frontMatter.date }),
    children: children.get(route) ?? [],
    ...(formerIds && { aliases: formerIds }),
    ...(frontMatter.search && { asked: frontMatter.search }),
    ...connections.of(route),
  };
}

/** The days of the listed notes that are no folder's page. */
function datedNotes(records: readonly NoteRecord[], children: Known['children']): DatedNote[] {
  const leaves = records.filter(
    ({ route, tags, listed }) => listed && tags.length > 0 && !children.has(route),
  );
  return leaves.flatMap(({ route, title, updated, written }): DatedNote[] => {
    const day = updated ?? written;
    return day === undefined ? [] : [{ route, title, day }];
  });
}

/** Builds the data of the build from a plan without faults. */
export function toNotesData(input: NotesDataInput): NotesData {
  const { plan, project, tables, endpoints, verified, badges } = input;
  const { notes, entries } = plan;
  const byFile = new Map<string, Note>(notes.map((note) => [note.file, note]));
  const generated = plan.generated.map((page) =>
    page.route === RUNS_ROUTE ? runsPage(input.runs, (file) => byFile.get(file)) : page,
  );
  const children = childrenByRoute(entries);
  const connections = plan.connect(verified);
  const known: Known = {
    dates: project.dates,
    lists: new Set(generated.map(({ route }) => route)),
    children,
    waiting: waitingFolders(entries),
    aliases: headingAliases(plan.redirects.entries),
    subjects: new Map(notes.map(({ route, frontMatter }) => [route, frontMatter.subject])),
    connections,
  };
  const ownRecords = notes.map((note) => recordOf(note, known));
  const places = placesOnPaths(
    plan.paths,
    notes
      .filter(({ markdown }) => markdown.lists.some(({ of }) => of === 'path'))
      .map(({ route }) => route),
    (route) => titleAlone(route, ownRecords),
  );
  const records = ownRecords.map((record): NoteRecord => {
    const paths = places.get(record.route);
    return paths === undefined ? record : { ...record, paths };
  });
  const sections = new Set((children.get('/' as Route) ?? []).map(({ route }) => route));
  const isCounted = ({ route, listed }: NoteRecord): boolean =>
    listed && sections.has(foldersOnTheWay(route)[0] ?? route);
  const counted = new Set(records.filter(isCounted).map(({ route }) => route));
  const order = [...children.values()].flat().map(({ route }) => route);
  const questions = notes
    .map(questionsOf)
    .filter(({ route, questions: { length } }) => length > 0 && counted.has(route))
    .sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
  const titles = new Map(records.map(({ route, title }) => [route, title]));
  return {
    site: plan.site,
    pageMap: [...entries, ...generatedEntries(generated)],
    notes: Object.fromEntries(
      [
        ...records,
        ...generated.map((page): NoteRecord => ({ ...blankRecord(page.file, 1), ...page })),
      ].map((record) => [record.file, record]),
    ),
    recent: recentNews(datedNotes(records, children), titles),
    counts: {
      notes: counted.size,
      problems: connections.problems.length,
      questions: questions.reduce((sum, { questions: { length } }) => sum + length, 0),
      executed: input.runs.executed,
    },
    questions,
    paths: plan.paths,
    templates: findTemplates(notes).templates,
    problems: connections.problems,
    tables: placedTables(tables, notes),
    endpoints,
    badges,
    terms: explainedTerms(notes),
    pictures: Object.fromEntries(
      [...project.assets].flatMap(([address, { size }]) => (size ? [[address, size]] : [])),
    ),
  };
}
