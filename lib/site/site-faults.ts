import { SAMPLES_FOLDER } from '../vocabulary/export-names';
import { generatedIds, type SiteConnections } from '../connections/connections';
import { findTermFaults } from '../connections/explained-terms';
import type { Fault } from '../faults/fault';
import { generatedSections } from '../vocabulary/generated-sections';
import { nearestRoutes } from '../addresses/nearest';
import { splitAddress } from '../addresses/redirects';
import type { Note, NoteBody } from '../note/note';
import { foldersOnTheWay, routeOf, type NoteFile, type Route } from '../vocabulary/routes';
import { isGenerated, type GeneratedPage } from './generated-pages';
import { suggest } from '../faults/suggest';
import { topicOf } from '../vocabulary/topics';

/** Finds notes with a value that an earlier note already has. */
function repeatedFaults(
  notes: readonly Note[],
  valueOf: (note: Note) => string,
  faultOf: (note: Note, other: NoteFile) => Fault,
): Fault[] {
  const first = new Map<string, NoteFile>();
  return notes.flatMap((note): Fault[] => {
    const other = first.get(valueOf(note));
    first.set(valueOf(note), other ?? note.file);
    return other === undefined ? [] : [faultOf(note, other)];
  });
}

function routeFaults(notes: readonly Note[]): Fault[] {
  return repeatedFaults(
    notes,
    ({ route }) => route,
    ({ route, file }, other) => ({
      file,
      line: 1,
      found: `${other} 파일과 같은 주소 ${route}`,
      expected: '주소 하나에 파일 하나',
      fix: '둘 가운데 하나를 지우거나 이름을 바꾼다.',
    }),
  );
}

function takenRouteFaults(notes: readonly Note[]): Fault[] {
  return notes
    .filter(({ route }) => isGenerated(route))
    .map(({ route, file }) => ({
      file,
      line: 1,
      found: `주소 ${route}`,
      expected: '빌드가 쓰는 태그와 날짜의 목록과 다른 주소',
      fix: '파일이나 폴더의 이름을 바꾼다.',
    }));
}

/** Collects the routes of folder pages: pages that list notes or have notes below them. */
export function folderRoutes(notes: readonly Note[]): ReadonlySet<Route> {
  const folders = new Set<Route>(['/' as Route]);
  for (const { route, markdown } of notes) {
    if (markdown.lists.length > 0) {
      folders.add(route);
    }
    for (const folder of foldersOnTheWay(route).slice(0, -1)) {
      folders.add(folder);
    }
  }
  return folders;
}

function uniqueFaults(
  notes: readonly Note[],
  field: 'title' | 'description',
  fix: string,
): Fault[] {
  return repeatedFaults(
    notes,
    ({ frontMatter }) => frontMatter[field],
    ({ file, lineOf }, other) => ({
      file,
      line: lineOf(field),
      found: `${other} 파일과 같은 ${field}`,
      expected: field === 'title' ? '노트마다 다른 제목' : '노트마다 다른 요약 한 문장',
      fix,
    }),
  );
}

/** Tells whether a link leaves the notes: to another site, a file of `public/`, or a downloadable program. */
function isOutside(target: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:/i.test(target) ||
    target.startsWith('/img/') ||
    target.startsWith(`/${SAMPLES_FOLDER}/`)
  );
}

/** What links are checked against, besides the notes. */
export interface LinkContext {
  /** What is linked from: the notes, and those whose front matter is wrong. */
  readonly bodies: readonly NoteBody[];
  /** Notes whose titles and descriptions are compared. */
  readonly described: readonly Note[];
  /** Notes with wrong front matter: reported once, not again by every link to them. */
  readonly unread: readonly NoteFile[];
  /** Drafts that the site leaves out. */
  readonly drafts: readonly Note[];
  /** New addresses of moved notes, by old address. */
  readonly moved: ReadonlyMap<string, string>;
  /** Sections that the build adds at the end of notes: links may lead to them. */
  readonly connections: SiteConnections;
  /** Generated pages: links may lead to them. */
  readonly generated: readonly GeneratedPage[];
}

function linkFaults(
  notes: readonly Note[],
  { bodies, unread, drafts, moved, connections, generated }: LinkContext,
): Fault[] {
  const unreadRoutes = new Set<string>(unread.map(routeOf));
  const draftRoutes = new Set<string>(drafts.map(({ route }) => route));
  const anchors = new Map([
    ...generated.map(({ route }) => [route as string, new Set<string | undefined>()] as const),
    ...notes.map(
      ({ route, markdown }) =>
        [
          route as string,
          new Set([
            ...markdown.headings.map(({ id }) => id),
            ...markdown.elements.map(({ attributes }) => attributes['id']),
            ...generatedIds(connections.of(route)),
          ]),
        ] as const,
    ),
  ]);
  const explain = (page: string): { expected: string; fix: string } => {
    const now = moved.get(page);
    const [near] = nearestRoutes(page, [...anchors.keys()] as Route[], 1);
    if (draftRoutes.has(page)) {
      return {
        expected: '공개한 노트의 주소',
        fix: `${page} 노트는 초안(status: draft)이다. 초안을 공개하거나 링크를 지운다.`,
      };
    }
    return {
      expected: '있는 노트의 주소 (확장자와 끝 슬래시 없이)',
      fix:
        now === undefined
          ? `${near === undefined ? '' : `${near} 노트를 뜻했는지 본다. `}주소를 고치거나 링크를 지운다.`
          : `${now} 주소로 옮겨졌다. 고쳐 쓴다.`,
    };
  };
  return bodies.flatMap(({ file, route, markdown }) => {
    // Pictures have a check of their own.
    const pictures = new Set(markdown.images.map((image) => `${image.line} ${image.target}`));
    return markdown.links.flatMap(({ target, line }): Fault[] => {
      if (isOutside(target) || pictures.has(`${line} ${target}`)) {
        return [];
      }
      const { route: path, id } = splitAddress(target);
      // A target without a path is the page itself.
      const page = path === '' ? route : path;
      const ids = anchors.get(page);
      if (ids ? id === undefined || ids.has(id) : unreadRoutes.has(page)) {
        return [];
      }
      const { expected, fix } = ids ? explainId(page, id ?? '', ids) : explain(page);
      return [{ file, line, found: `링크 ${target}`, expected, fix }];
    });
  });
}

function explainId(
  page: string,
  id: string,
  ids: ReadonlySet<string | undefined>,
): { expected: string; fix: string } {
  const meant = suggest(
    id,
    [...ids].filter((one) => one !== undefined),
  );
  return {
    expected: `${page}에 있는 제목 id`,
    fix:
      meant === undefined
        ? '대상 노트의 [#id]를 확인한다.'
        : `#${meant} 제목을 뜻했으면 그렇게 고친다. 아니면 대상 노트의 [#id]를 확인한다.`,
  };
}

/** Finds headings with the id of a section that the build adds at the end of the note. */
function takenIdFaults(notes: readonly Note[]): Fault[] {
  return notes.flatMap(({ file, route, frontMatter, markdown }): Fault[] => {
    const kinds = [
      ...(frontMatter.problem ? (['problem'] as const) : []),
      ...(topicOf(route) === undefined ? [] : (['topic'] as const)),
      ...(frontMatter.tags ? (['note'] as const) : []),
    ];
    return kinds.flatMap((name) => {
      const { id, title } = generatedSections[name];
      return markdown.headings
        .filter((heading) => heading.id === id)
        .map(({ line }) => ({
          file,
          line,
          found: `제목 id "${id}"`,
          expected: `빌드가 글 끝에 쓰는 "${title}" 절과 다른 id`,
          fix: '제목의 id를 바꾼다. 빌드가 쓰는 목록이라면 자동으로 생기므로 제목째 지운다.',
        }));
    });
  });
}

/** Finds faults between notes: routes, titles and descriptions used twice, links that lead nowhere. */
export function findSiteFaults(notes: readonly Note[], context: LinkContext): Fault[] {
  const folders = folderRoutes([...notes, ...context.drafts]);
  const leaves = context.described.filter(({ route }) => !folders.has(route));
  return [
    ...routeFaults(notes),
    ...takenRouteFaults([...notes, ...context.drafts]),
    ...linkFaults(notes, context),
    ...takenIdFaults(notes),
    ...findTermFaults(notes),
    ...uniqueFaults(leaves, 'title', '무엇을 다루는 노트인지 드러나게 고쳐 쓴다.'),
    ...uniqueFaults(context.described, 'description', '이 노트만의 내용으로 고쳐 쓴다.'),
  ];
}
