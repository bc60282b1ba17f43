import type { ApiEndpoint, DataTable } from './data-table';
import type { Fault } from './faults';
import { splitNote, type FrontMatter } from './front-matter';
import { readMarkdown, type NoteMarkdown } from './markdown/read-markdown';
import { readMeta, type Meta } from './meta-json';
import { orderEntries } from './order';
import {
  toPageMap,
  type OrderedEntry,
  type PageMapEntry,
  type PageMapFrontMatter,
} from './page-map';
import { isCleanRoute, noteFile, routeOf, type NoteFile, type Route } from './routes';
import type { Site } from './site';
import { tagNames } from './tags';
import { DEFAULT_TOC_LEVEL } from './toc-level';

/** A file under `pages/`, as read from disk. */
export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A note read and checked, with everything the site knows of it. */
export interface Note {
  readonly file: NoteFile;
  readonly route: Route;
  readonly frontMatter: FrontMatter;
  readonly markdown: NoteMarkdown;
  /** Line of the file on which the Markdown begins, 1-based. */
  readonly bodyLine: number;
}

/** A line of a list of notes. */
export interface NoteSummary {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
}

/** What the compile-time plugins read of one note. */
export interface NoteRecord extends NoteSummary {
  readonly file: NoteFile;
  /** Line of the file on which the Markdown begins, 1-based. */
  readonly bodyLine: number;
  /** Names of the tags, as readers see them. */
  readonly tags: readonly string[];
  readonly tocMaxHeadingLevel: number;
  /** Whether lists, sitemap and search name the note; an unlisted one is reached by its address only. */
  readonly listed: boolean;
  /** Date of the last commit that touched the note, `YYYY-MM-DD`; absent without history. */
  readonly updated?: string;
  /** Notes and folders directly below, in reading order. */
  readonly children: readonly NoteSummary[];
}

/** The one file the build reads (`.cache/notes.json`). */
export interface NotesData {
  readonly site: Site;
  readonly pageMap: readonly PageMapEntry[];
  readonly notes: Readonly<Record<string, NoteRecord>>;
  readonly recent: readonly NoteSummary[];
  readonly tables: Readonly<Record<string, DataTable>>;
  readonly endpoints: Readonly<Record<string, ApiEndpoint>>;
}

const NOTE = /\.mdx?$/;
/** Pages of the frame, not notes: they have no front matter to check. */
const FRAME_PAGES = new Set(['pages/_app.mdx', 'pages/_document.tsx']);

function fileFaults(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  if (file.path.normalize('NFC') !== file.path || !/^[\x21-\x7e]+$/.test(file.path)) {
    faults.push({
      file: file.path,
      found: `경로 ${JSON.stringify(file.path)}`,
      expected: 'ASCII 소문자, 숫자, 붙임표로 된 경로',
      fix: '파일 이름을 영어 kebab-case로 바꾸고, 한국어 제목은 title에 쓴다.',
    });
  }
  if (file.text.normalize('NFC') !== file.text) {
    const line = file.text.split('\n').findIndex((text) => text.normalize('NFC') !== text) + 1;
    faults.push({
      file: file.path,
      line,
      found: '자모가 풀린 한글(NFD)',
      expected: 'NFC로 정규화한 글',
      fix: '줄을 다시 입력하거나 파일을 NFC로 변환한다.',
    });
  }
  return faults;
}

/** Reads a note; every fault of its front matter, title, headings and fences. */
export function readNote({ path, text }: SourceFile): { note?: Note; faults: readonly Fault[] } {
  const file = noteFile(path);
  const { frontMatter, body, bodyLine, faults: headFaults } = splitNote(path, text);
  const markdown = readMarkdown(path, body, bodyLine);
  const faults: Fault[] = [...fileFaults({ path, text }), ...headFaults, ...markdown.faults];
  if (frontMatter && markdown.faults.length === 0) {
    faults.push(...bodyFaults(file, frontMatter, markdown));
  }
  const route = routeOf(file);
  if (!isCleanRoute(route)) {
    faults.push({
      file,
      found: `주소 ${route}`,
      expected: '마디마다 영어 소문자, 숫자, 붙임표만 쓴 주소',
      fix: '파일과 폴더 이름을 kebab-case로 바꾼다.',
    });
  }
  return frontMatter
    ? { note: { file, route, frontMatter, markdown, bodyLine }, faults }
    : { faults };
}

function bodyFaults(file: string, { title }: FrontMatter, markdown: NoteMarkdown): Fault[] {
  const faults: Fault[] = [];
  const [first, second] = markdown.titles;
  if (first?.text !== title) {
    faults.push({
      file,
      line: first?.line ?? 1,
      found: first ? `# ${first.text}` : '# 제목이 없음',
      expected: `# ${title}`,
      fix: '본문 첫 줄의 # 제목과 머리말의 title을 같게 한다.',
    });
  }
  if (second) {
    faults.push({
      file,
      line: second.line,
      found: `두 번째 # 제목: ${second.text}`,
      expected: '# 제목 하나',
      fix: '## 이하로 내린다.',
    });
  }
  const seen = new Map<string, number>();
  for (const { text, id, line } of markdown.headings) {
    if (id === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      faults.push({
        file,
        line,
        found: id === undefined ? `id가 없는 제목 "${text}"` : `제목 id "${id}"`,
        expected: '## 제목 [#ascii-id] (소문자, 숫자, 붙임표)',
        fix: '제목 끝에 뜻이 드러나는 영어 id를 붙인다.',
      });
    } else if (seen.has(id)) {
      faults.push({
        file,
        line,
        found: `${String(seen.get(id))}행과 같은 제목 id "${id}"`,
        expected: '한 페이지에서 하나뿐인 id',
        fix: '둘 가운데 하나의 id를 바꾼다.',
      });
    } else {
      seen.set(id, line);
    }
  }
  for (const { language, line } of markdown.fences) {
    if (language === '') {
      faults.push({
        file,
        line,
        found: '언어가 없는 코드 블록',
        expected: '```java 처럼 언어를 쓴 코드 블록',
        fix: '언어 이름을 쓴다. 언어가 아니면 text를 쓴다.',
      });
    }
  }
  for (const { text, line } of markdown.prose) {
    const mark = /\*\*|__|~~/.exec(text)?.[0];
    if (mark !== undefined) {
      faults.push({
        file,
        line,
        found: `글에 남은 표시 ${mark} ("${text.slice(0, 40)}")`,
        expected: '짝이 맞는 강조 표시',
        fix: '표시의 짝을 맞추거나 `코드`로 감싼다.',
      });
    }
  }
  return faults;
}

function routeFaults(notes: readonly Note[]): Fault[] {
  const first = new Map<Route, NoteFile>();
  return notes.flatMap(({ route, file }): Fault[] => {
    const other = first.get(route);
    if (other === undefined) {
      first.set(route, file);
      return [];
    }
    return [
      {
        file,
        line: 1,
        found: `${other}와(과) 같은 주소 ${route}`,
        expected: '주소 하나에 파일 하나',
        fix: '둘 가운데 하나를 지우거나 이름을 바꾼다.',
      },
    ];
  });
}

function linkFaults(notes: readonly Note[]): Fault[] {
  const anchors = new Map(
    notes.map(({ route, markdown }) => [
      route as string,
      new Set(markdown.headings.map((h) => h.id)),
    ]),
  );
  return notes.flatMap(({ file, route, markdown }) =>
    markdown.links.flatMap(({ target, line }): Fault[] => {
      if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('/img/')) {
        return [];
      }
      const [path = '', hash] = target.split('#', 2);
      const page = path === '' ? route : path;
      const ids = anchors.get(page);
      if (ids !== undefined && (hash === undefined || ids.has(hash))) {
        return [];
      }
      return [
        {
          file,
          line,
          found: `링크 ${target}`,
          expected: ids ? `${page}에 있는 제목 id` : '있는 노트의 주소 (확장자와 끝 빗금 없이)',
          fix: ids ? '대상 노트의 [#id]를 확인한다.' : '주소를 고치거나 링크를 지운다.',
        },
      ];
    }),
  );
}

function descriptionFaults(notes: readonly Note[]): Fault[] {
  const first = new Map<string, NoteFile>();
  return notes.flatMap(({ file, frontMatter: { description } }): Fault[] => {
    const other = first.get(description);
    first.set(description, other ?? file);
    return other === undefined
      ? []
      : [
          {
            file,
            line: 1,
            found: `${other}와(과) 같은 description`,
            expected: '노트마다 다른 요약 한 문장',
            fix: '이 노트만의 내용으로 고쳐 쓴다.',
          },
        ];
  });
}

interface Directory {
  readonly path: string;
  readonly entries: readonly OrderedEntry[];
}

/** Builds the tree of `pages/`: order, titles and page map, with the faults of every `_meta.json`. */
function readTree(
  files: readonly SourceFile[],
  notes: readonly Note[],
): { root: Directory; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const noteByPath = new Map(notes.map((note) => [note.file.replace(NOTE, ''), note]));
  const metaByPath = new Map<string, Meta>();
  for (const { path, text } of files) {
    if (path.endsWith('/_meta.json')) {
      const meta = readMeta(path, text);
      faults.push(...meta.faults);
      metaByPath.set(path.slice(0, -'/_meta.json'.length), meta);
    }
  }
  const readDirectory = (path: string): Directory => {
    const names = new Set<string>();
    const folders = new Set<string>();
    for (const file of files) {
      if (!file.path.startsWith(`${path}/`) || FRAME_PAGES.has(file.path)) {
        continue;
      }
      const [name = '', ...rest] = file.path.slice(path.length + 1).split('/');
      if (rest.length > 0) {
        names.add(name);
        folders.add(name);
      } else if (NOTE.test(name)) {
        names.add(name.replace(NOTE, ''));
      }
    }
    const meta = metaByPath.get(path) ?? readMeta(`${path}/_meta.json`, '{}');
    const placeable = [...names].map((name) => {
      const note = noteByPath.get(`${path}/${name}`);
      return {
        name,
        file: note?.file,
        title: meta.entries.get(name)?.title ?? note?.frontMatter.title ?? name,
        position: note?.frontMatter.sidebar_position,
        note,
      };
    });
    const { ordered, faults: orderFaults } = orderEntries(path, meta, placeable);
    // A broken _meta.json has been reported; every note would be reported again as unlisted.
    faults.push(...(meta.faults.length > 0 ? [] : orderFaults));
    const entries = ordered.map(({ name, title, note }): OrderedEntry => {
      const entry = meta.entries.get(name);
      const display = note?.frontMatter.status === 'unlisted' ? 'hidden' : entry?.display;
      return {
        name,
        title,
        ...(entry?.type && { type: entry.type }),
        ...(display && { display }),
        ...(note && {
          note: { route: note.route, frontMatter: pickFrontMatter(note.frontMatter) },
        }),
        ...(folders.has(name) && {
          folder: {
            route: `${path.slice('pages'.length)}/${name}` as Route,
            entries: readDirectory(`${path}/${name}`).entries,
          },
        }),
      };
    });
    return { path, entries };
  };
  return { root: readDirectory('pages'), faults };
}

function pickFrontMatter(frontMatter: FrontMatter): PageMapFrontMatter {
  const { title, description, sidebar_position, toc_max_heading_level } = frontMatter;
  return {
    title,
    description,
    ...(sidebar_position !== undefined && { sidebar_position }),
    ...(toc_max_heading_level !== undefined && { toc_max_heading_level }),
  };
}

/** The index note of an entry: the note itself, or `index` inside its folder. */
function entryNote(entry: OrderedEntry): OrderedEntry['note'] {
  return entry.note ?? entry.folder?.entries.find(({ name }) => name === 'index')?.note;
}

function listChildren(entries: readonly OrderedEntry[]): NoteSummary[] {
  return entries.flatMap((entry) => {
    const note = entryNote(entry);
    return note && entry.name !== 'index' && entry.display !== 'hidden'
      ? [{ route: note.route, title: entry.title, description: note.frontMatter.description }]
      : [];
  });
}

function childrenByRoute(entries: readonly OrderedEntry[]): Map<Route, NoteSummary[]> {
  const children = new Map<Route, NoteSummary[]>([['/' as Route, listChildren(entries)]]);
  const walk = (level: readonly OrderedEntry[]): void => {
    for (const { folder } of level) {
      if (folder) {
        children.set(folder.route, listChildren(folder.entries));
        walk(folder.entries);
      }
    }
  };
  walk(entries);
  return children;
}

/** Inputs of {@link readNotes}. */
export interface NotesInput {
  readonly files: readonly SourceFile[];
  readonly site: Site;
  /** Last commit date (`YYYY-MM-DD`) by path; empty without history. */
  readonly dates: ReadonlyMap<string, string>;
  readonly tables: Readonly<Record<string, DataTable>>;
  readonly endpoints: Readonly<Record<string, ApiEndpoint>>;
  /** Whether drafts may be there (development only). */
  readonly drafts: boolean;
}

const RECENT = 8;

/** Reads and checks all of `pages/`. `data` is present when nothing is wrong. */
export function readNotes(input: NotesInput): { data?: NotesData; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const notes: Note[] = [];
  for (const file of input.files) {
    if (!NOTE.test(file.path) || FRAME_PAGES.has(file.path)) {
      continue;
    }
    const read = readNote(file);
    faults.push(...read.faults);
    if (read.note) {
      notes.push(read.note);
    }
  }
  for (const { file, frontMatter } of notes) {
    if (frontMatter.status === 'draft' && !input.drafts) {
      faults.push({
        file,
        line: 1,
        found: 'status: draft',
        expected: '공개할 수 있는 노트만 있는 pages/',
        fix: 'status를 지워 공개하거나 파일을 pages/ 밖으로 옮긴다.',
      });
    }
  }
  const { root, faults: treeFaults } = readTree(input.files, notes);
  faults.push(
    ...treeFaults,
    ...routeFaults(notes),
    ...linkFaults(notes),
    ...descriptionFaults(notes),
  );
  if (faults.length > 0) {
    return { faults };
  }

  const children = childrenByRoute(root.entries);
  const records = notes.map((note): NoteRecord => {
    const { file, route, frontMatter, bodyLine } = note;
    const updated = input.dates.get(file);
    return {
      file,
      bodyLine,
      route,
      title: frontMatter.title,
      description: frontMatter.description,
      tags: (frontMatter.tags ?? []).map((tag) => tagNames[tag] ?? tag),
      tocMaxHeadingLevel: frontMatter.toc_max_heading_level ?? DEFAULT_TOC_LEVEL,
      listed: frontMatter.status !== 'unlisted',
      ...(updated !== undefined && { updated }),
      children: children.get(route) ?? [],
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
    data: {
      site: input.site,
      pageMap: toPageMap(root.entries),
      notes: Object.fromEntries(records.map((record) => [record.file, record])),
      recent,
      tables: input.tables,
      endpoints: input.endpoints,
    },
    faults: [],
  };
}
