import type { Connections } from '../connections/connections';
import { levelChoices, type Choice, type Problem } from '../connections/problems';
import { headingAliases } from '../addresses/redirects';
import type { ApiEndpoint, DataTable } from '../note/data-table';
import type { Note } from '../note/note';
import { judgedProblem, type JudgedProblem } from '../note/judged-problem';
import { knownTitle } from '../note/known-title';
import type { PictureSize, Project } from '../note/project';
import { readingMinutes } from '../note/reading-time';
import type { Badges } from '../snippets/lock';
import { toPageMap, type PageMapEntry } from '../tree/page-map';
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
import { DEFAULT_TOC_LEVEL } from '../vocabulary/toc-level';
import { generatedEntries, tagRoute, type GeneratedPage } from './generated-pages';
import { placedTables } from './placed-tables';
import type { Paths } from './paths';
import type { SitePlan } from './plan';
import { findTemplates, type Template } from './templates';
import { recentNews, type DatedNote, type DayNews } from './recent';
import type { Site } from './site';

/** What the compile-time plugins read of one note. */
export interface NoteRecord extends NoteSummary, Connections {
  readonly file: NoteFile;
  /** Line of the file on which the Markdown begins, 1-based. */
  readonly bodyLine: number;
  /** Its title where no menu says where it belongs; absent when that is its title. */
  readonly knownTitle?: string;
  /** The problem that it solves, as its judge knows it. */
  readonly judged?: JudgedProblem;
  /** The tags by the names that readers see, with the page that lists the notes with it. */
  readonly tags: readonly { readonly name: string; readonly route?: Route }[];
  /** Versions on which its examples ran, as readers see them; absent when it names none. */
  readonly verifiedWith?: string;
  /** Versions of which its text speaks although nothing of it ran on them, as readers see them. */
  readonly describes?: string;
  readonly tocMaxHeadingLevel: number;
  /** How long reading it takes; absent on pages that lead to others. */
  readonly minutes?: number;
  /** Whether lists, sitemap and search name the note; an unlisted one is reached by its address only. */
  readonly listed: boolean;
  /** Present on the page of a folder that holds no note yet. */
  readonly waiting?: true;
  /** Date of the last commit that touched the note, `YYYY-MM-DD`; absent without history. */
  readonly updated?: string;
  /** The `date` of its front matter, `YYYY-MM-DD`. */
  readonly written?: string;
  /** Notes and folders directly below, in reading order. */
  readonly children: readonly NoteSummary[];
  /** The text of a page that the build writes and that has no file. */
  readonly source?: string;
  /** Words that its sections are asked for by, by the id of their heading; absent when there are none. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
  /** Former ids of the headings, by the id each one has now; absent when there are none. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

/** How much there is on the site. */
export interface SiteCounts {
  readonly notes: number;
  readonly problems: number;
  /** Questions whose answer is folded. */
  readonly questions: number;
  /** Blocks of code that were executed. */
  readonly executed: number;
}

/** The questions of a note. */
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

/** The one file the build reads (`.cache/notes.json`). */
export interface NotesData {
  readonly site: Site;
  readonly pageMap: readonly PageMapEntry[];
  readonly notes: Readonly<Record<string, NoteRecord>>;
  /** What changed last. */
  readonly recent: readonly DayNews[];
  /** What the first page tells of the site. */
  readonly counts: SiteCounts;
  /** The notes that ask questions, in reading order. */
  readonly questions: readonly NoteQuestions[];
  readonly paths: Paths;
  readonly templates: readonly Template[];
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

function sectionOf(route: Route): Route {
  return foldersOnTheWay(route)[0] ?? route;
}

function questionsOf({ route, frontMatter, markdown }: Note): NoteQuestions {
  const { title, tags = [] } = frontMatter;
  const questions = markdown.questions.map(({ question, answer, line }) => {
    const section = markdown.headings.findLast((heading) => heading.line < line)?.id;
    return { question, answer, ...(section !== undefined && { section }) };
  });
  return { route, title, tags, questions };
}

function generatedRecord(page: GeneratedPage): NoteRecord {
  return {
    ...page,
    bodyLine: 1,
    tags: [],
    tocMaxHeadingLevel: DEFAULT_TOC_LEVEL,
    listed: false,
    children: [],
  };
}

/** A note of which nothing is known but its body. */
export function blankRecord(file: NoteFile, bodyLine: number): NoteRecord {
  return {
    ...{ file, bodyLine, route: routeOf(file), title: '', description: '', tags: [] },
    ...{ tocMaxHeadingLevel: DEFAULT_TOC_LEVEL, listed: false, children: [] },
  };
}

/** What the build reads of a site in which nothing is wrong. */
export function toNotesData(input: NotesDataInput): NotesData {
  const { plan, project, tables, endpoints, verified, badges } = input;
  const { notes, entries, generated } = plan;
  const lists = new Set(generated.map(({ route }) => route));
  const children = childrenByRoute(entries);
  const waiting = waitingFolders(entries);
  const aliases = headingAliases(plan.redirects.entries);
  const connections = plan.connect(verified);
  const subjects = new Map(notes.map(({ route, frontMatter }) => [route, frontMatter.subject]));
  const records = notes.map((note): NoteRecord => {
    const { file, route, frontMatter, bodyLine } = note;
    // The page for what is missing says nothing that grows old.
    const updated = route === '/404' ? undefined : project.dates.get(file);
    const formerIds = aliases.get(route);
    const known = knownTitle(frontMatter, subjects.get(parentRoute(route) ?? route));
    return {
      file,
      bodyLine,
      route,
      title: frontMatter.title,
      description: frontMatter.description,
      ...(known !== frontMatter.title && { knownTitle: known }),
      ...(frontMatter.problem && { judged: judgedProblem(frontMatter.problem, note.markdown) }),
      tags: (frontMatter.tags ?? []).map((tag) => ({
        name: tagNames[tag] ?? tag,
        // The page of a tag that only unlisted notes carry is not there.
        ...(lists.has(tagRoute(tag)) && { route: tagRoute(tag) }),
      })),
      ...(frontMatter.verified && { verifiedWith: namedVersions(frontMatter.verified) }),
      ...(frontMatter.describes && { describes: namedVersions(frontMatter.describes) }),
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
  });
  const leaves = records.filter(
    ({ route, tags, listed }) => listed && tags.length > 0 && !children.has(route),
  );
  const dated = leaves.flatMap(({ route, title, updated, written }): DatedNote[] => {
    const day = updated ?? written;
    return day === undefined ? [] : [{ route, title, day }];
  });
  const sections = new Set((children.get('/' as Route) ?? []).map(({ route }) => route));
  const hidden = new Set(records.filter(({ listed }) => !listed).map(({ route }) => route));
  const order = [...children.values()].flat().map(({ route }) => route);
  const questions = notes
    .map(questionsOf)
    .filter(
      ({ route, questions: { length } }) =>
        length > 0 && sections.has(sectionOf(route)) && !hidden.has(route),
    )
    .sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
  const executed = Object.values(badges).flatMap((ofNote) => Object.values(ofNote));
  return {
    site: plan.site,
    pageMap: toPageMap([...entries, ...generatedEntries(generated)]),
    notes: Object.fromEntries(
      [...records, ...generated.map(generatedRecord)].map((record) => [record.file, record]),
    ),
    recent: recentNews(dated, new Map(records.map(({ route, title }) => [route, title]))),
    counts: {
      notes: records.filter(({ route, listed }) => listed && sections.has(sectionOf(route))).length,
      problems: connections.problems.length,
      questions: questions.reduce((sum, { questions: { length } }) => sum + length, 0),
      executed: executed.filter(({ isVerified }) => isVerified).length,
    },
    questions,
    paths: plan.paths,
    templates: findTemplates(notes).templates,
    problems: connections.problems,
    levels: levelChoices,
    tables: placedTables(tables, notes),
    endpoints,
    badges,
    pictures: Object.fromEntries(
      [...project.assets].flatMap(([address, { size }]) => (size ? [[address, size]] : [])),
    ),
  };
}
