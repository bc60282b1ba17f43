import { escapeHtml } from '../markdown/escape-html';
import { groupBy } from '../note/group-by';
import type { Note } from '../note/note';
import type { PageEntry, PageMap } from '../tree/page-map';
import { noteFile, type NoteFile, type Route } from '../vocabulary/routes';
import { tagGroups, tagNames } from '../vocabulary/tags';
import { topicOfTechnique, topicRoute } from '../vocabulary/topics';
import { dayName } from './recent';

/** A page that the build writes: a list of notes, compiled like a note but without a file. */
export interface GeneratedPage {
  /** Path that its file would have. */
  readonly file: NoteFile;
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  /** The whole text, with front matter. */
  readonly source: string;
}

/** The list of all tags; the page of each tag is below it. */
const TAGS_ROUTE = '/tags' as Route;

/** All notes by the day of their last change. */
const ARCHIVE_ROUTE = '/archive' as Route;

/** What ran of the notes, with what and when. */
export const RUNS_ROUTE = '/runs' as Route;

const RUNS_TITLE = '실행 기록';
const RUNS_DESCRIPTION =
  '노트의 코드 블록을 어떤 제품의 어느 버전으로 언제 실행했는지와, 실행하지 않은 블록과 그 이유다.';

/** Returns the address of the page of a tag. */
export function tagRoute(tag: string): Route {
  return `${TAGS_ROUTE}/${tag}` as Route;
}

/** Tells whether an address belongs to the generated pages. */
export function isGenerated(route: Route): boolean {
  return [TAGS_ROUTE, ARCHIVE_ROUTE, RUNS_ROUTE].some((own) => `${route}/`.startsWith(`${own}/`));
}

/** A note as a line of a list. */
interface Line {
  readonly route: Route;
  readonly title: string;
  readonly section: string;
  /** Titles of the folders around the note, from its section on. */
  readonly folder: string;
  readonly isProblem: boolean;
  readonly tags: readonly string[];
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly day: string;
}

/** Escapes every sign of a text that Markdown could read as a mark. */
export function plain(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** Lists the notes of the menus in reading order. */
function linesOf(
  entries: PageMap,
  notes: ReadonlyMap<Route, Note>,
  dates: ReadonlyMap<string, string>,
  inside: { readonly section?: string; readonly folder?: string } = {},
): Line[] {
  return entries
    .filter(({ display }) => display !== 'hidden')
    .flatMap(({ title, route, children = [] }) => {
      const section = inside.section ?? title;
      const around = inside.folder ?? title;
      const note = notes.get(route);
      const { tags = [], date = '' } = note?.frontMatter ?? {};
      const isProblem = note?.frontMatter.problem !== undefined;
      const own = note && { route: note.route, title, section, folder: around, isProblem, tags };
      const below = inside.folder === undefined ? title : `${around} › ${title}`;
      return [
        ...(own && tags.length > 0 ? [{ ...own, day: dates.get(note.file) ?? date }] : []),
        ...linesOf(children, notes, dates, { section, folder: below }),
      ];
    });
}

/** Writes a list of notes. Section and day are joined by no-break spaces, so that they wrap as one piece. */
function listOf(lines: readonly Line[]): string[] {
  return lines.map(({ route, title, section, day }) => {
    const facts = `— ${plain(section)}${day === '' ? '' : ` · ${day}`}`;
    return `- [${plain(title)}](${route}) ${facts.replaceAll(' ', '\u00a0')}`;
  });
}

function page(
  route: Route,
  title: string,
  description: string,
  body: readonly string[],
): GeneratedPage {
  const source = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    'status: unlisted',
    '---',
    '',
    `# ${plain(title)}`,
    '',
    ...body,
    '',
  ].join('\n');
  return { file: noteFile(`pages${route}.md`), route, title, description, source };
}

function tagPage(tag: string, lines: readonly Line[]): GeneratedPage {
  const name = tagNames[tag] ?? tag;
  const topic = topicOfTechnique(tag);
  const isTopic = ({ route }: Line): boolean => topic !== undefined && route === topicRoute(topic);
  const notes = lines.filter(({ isProblem }) => !isProblem);
  const problems = lines.length - notes.length;
  return page(
    tagRoute(tag),
    name,
    `${name} 태그를 붙인 노트를 새로 고친 것부터 늘어놓고, 문제는 표로 모은 페이지다.`,
    [
      `이 태그를 붙인 노트가 ${lines.length}개다.${problems === 0 ? '' : ` 그 가운데 ${problems}개는 문제의 풀이다.`}`,
      '',
      ...listOf(notes.filter(isTopic)),
      ...listOf(notes.filter((line) => !isTopic(line))),
      ...(problems === 0 ? [] : ['', '## 문제 [#problems]', '', '<problem-table></problem-table>']),
    ],
  );
}

function tagsPage(byTag: ReadonlyMap<string, readonly Line[]>): GeneratedPage {
  const groups = Object.entries(tagGroups).flatMap(([group, tags], index) => {
    const used = Object.entries<string>(tags).flatMap(([tag, name]) => {
      const count = byTag.get(tag)?.length ?? 0;
      return count === 0 ? [] : [`- [${plain(name)}](${tagRoute(tag)}) ${count}개`];
    });
    const heading = `## ${group} [#group-${index + 1}]`;
    return used.length === 0 ? [] : [heading, '', ...used, ''];
  });
  return page(
    TAGS_ROUTE,
    '태그',
    '노트에 붙인 태그와, 그 태그를 붙인 노트의 수를 갈래마다 적은 목록이다.',
    [
      '태그마다 그 태그를 붙인 노트의 수다.',
      '',
      '<div className="tag-counts">',
      '',
      ...groups,
      '</div>',
    ],
  );
}

/** Largest number of notes of a folder on one day that are shown unfolded. */
const MOST_OPEN = 3;

function folderOf(folder: string, lines: readonly Line[]): string[] {
  const items = lines.map(({ route, title }) => `- [${plain(title)}](${route})`);
  const name = escapeHtml(`${folder} · 노트 ${String(lines.length)}개`);
  return lines.length > MOST_OPEN
    ? ['<details>', `<summary>${name}</summary>`, '', ...items, '', '</details>', '']
    : [`**${plain(folder)}**`, '', ...items, ''];
}

function dayHeading(day: string): string {
  const [year = ''] = day.split('-');
  return day === ''
    ? '## 날짜를 모르는 노트 [#undated]'
    : `## ${year}년 ${dayName(day)} [#d${day}]`;
}

function archivePage(lines: readonly Line[]): GeneratedPage {
  const days = groupBy(lines, ({ day }) => [day]).flatMap(([day, changed]) => [
    dayHeading(day),
    '',
    ...groupBy(changed, ({ folder }) => [folder])
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([folder, inside]) => folderOf(folder, inside)),
  ]);
  return page(
    ARCHIVE_ROUTE,
    '날짜별 노트',
    '모든 노트를 글을 마지막으로 고친 날과 폴더로 묶어 새것부터 늘어놓은 목록이다.',
    ['글을 마지막으로 고친 날이 새로운 것부터 폴더로 묶었다.', '', ...days],
  );
}

/** The page of all runs; what it tells is known only where the results of the blocks are. */
export function runsPageOf(body: readonly string[]): GeneratedPage {
  return page(RUNS_ROUTE, RUNS_TITLE, RUNS_DESCRIPTION, body);
}

/**
 * The pages that list the notes by tag and by day, and that of all runs without its body. They have no place in
 * menus, search and sitemap.
 *
 * @param input.dates last commit dates (`YYYY-MM-DD`) by file; a note without one uses the `date` of its
 *   front matter
 */
export function generatePages(input: {
  readonly notes: readonly Note[];
  readonly entries: PageMap;
  readonly dates: ReadonlyMap<string, string>;
}): GeneratedPage[] {
  const byRoute = new Map(input.notes.map((note) => [note.route, note]));
  const lines = linesOf(input.entries, byRoute, input.dates).sort((a, b) =>
    b.day.localeCompare(a.day),
  );
  const tags = Object.keys(tagNames).map(
    (tag) => [tag, lines.filter((line) => line.tags.includes(tag))] as const,
  );
  const used = tags.filter(([, withTag]) => withTag.length > 0);
  return [
    tagsPage(new Map(used)),
    ...used.map(([tag, withTag]) => tagPage(tag, withTag)),
    archivePage(lines),
    runsPageOf([]),
  ];
}

/** Returns the entries of the generated pages for the page map. */
export function generatedEntries(pages: readonly GeneratedPage[]): PageMap {
  const isTag = ({ route }: GeneratedPage): boolean => route.startsWith(`${TAGS_ROUTE}/`);
  const entry = ({ route, title, description }: GeneratedPage): PageEntry => ({
    name: route.slice(route.lastIndexOf('/') + 1),
    route,
    title,
    description,
    display: 'hidden',
  });
  const below = pages.filter(isTag).map(entry);
  return pages
    .filter((own) => !isTag(own))
    .map((own) => ({
      ...entry(own),
      type: 'page',
      ...(own.route === TAGS_ROUTE && { children: below }),
    }));
}
