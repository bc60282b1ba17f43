import { faultUnless, inFile, type Fault, type Finding } from '../faults/fault';
import { splitAddress } from '../addresses/redirects';
import type { Note } from '../note/note';
import { findTemplateFaults } from './note-templates';
import { findProblemFaults } from '../note/problem-faults';
import type { Project } from '../note/project';
import type { NoteSummary } from '../tree/tree';
import { readJudgeUrl } from '../vocabulary/judges';
import type { Route } from '../vocabulary/routes';
import { folderRoutes } from './site-faults';

/** Least characters of text by kind of note. */
const MIN_LENGTH = { note: 600, problem: 300, folder: 400 } as const;

/** Length of a description: search engines cut longer ones, and shorter ones say nothing. */
const DESCRIPTION = { least: 40, most: 120 } as const;

const MAX_IMAGE_KB = 200;

function thinFaults({ frontMatter, markdown }: Note, isFolder: boolean): Finding[] {
  const kind = isFolder ? 'folder' : frontMatter.problem ? 'problem' : 'note';
  const least = MIN_LENGTH[kind];
  return faultUnless(markdown.length >= least, () => ({
    line: 1,
    found: `글 ${markdown.length}자 (코드 블록과 제목을 뺀 수)`,
    expected: `${{ note: '노트', problem: '문제 노트', folder: '색인 페이지' }[kind]}는 ${least}자 이상`,
    fix: '이유, 예, 함정을 더 쓰거나, 끝날 때까지 머리말에 status: draft를 둔다.',
  }));
}

function descriptionFaults({ frontMatter, lineOf }: Note): Finding[] {
  const { length } = frontMatter.description;
  const { least, most } = DESCRIPTION;
  return faultUnless(length >= least && length <= most, () => ({
    line: lineOf('description'),
    found: `description ${length}자`,
    expected: `${least}자 이상 ${most}자 이하`,
    fix:
      length < least
        ? '무엇을 어떻게 다루는지 한 문장에 더 담는다.'
        : '가장 중요한 것만 한 문장에 남긴다.',
  }));
}

function orphanFaults({ route }: Note, linked: ReadonlySet<string>): Finding[] {
  return faultUnless(linked.has(route), () => ({
    line: 1,
    found: '다른 노트의 글에서 오는 링크가 없음',
    expected: `${route} 노트로 가는 링크가 다른 노트의 글에 하나 이상`,
    fix: '함께 읽을 노트나 폴더의 색인 페이지에 문장으로 링크를 쓴다.',
  }));
}

function seriesFaults({ frontMatter, lineOf }: Note): Finding[] {
  return faultUnless(frontMatter.series === undefined, () => ({
    line: lineOf('series'),
    found: '폴더의 색인 페이지가 아닌 노트의 series',
    expected: '연재하는 노트가 아래에 있는 폴더의 series: true',
    fix: 'series를 폴더의 색인 페이지로 옮긴다.',
  }));
}

function tagFaults({ frontMatter, lineOf }: Note, isFolder: boolean): Finding[] {
  return faultUnless(isFolder === (frontMatter.tags === undefined), () => ({
    line: lineOf('tags'),
    found: isFolder ? '색인 페이지의 tags' : 'tags가 없는 노트',
    expected: isFolder ? 'tags가 없는 색인 페이지' : 'tags: [태그, …] (1~6개)',
    fix: isFolder ? '그 줄을 지운다.' : 'lib/vocabulary/tags.ts에 있는 태그를 머리말에 쓴다.',
  }));
}

/** Words for what is not written yet; "todo" in small letters is a name in code. */
const UNFINISHED = /준비 중|작성 예정|추후 작성|\bTODO\b|[Ll]orem ipsum/;

function unfinishedFaults(text: string): Finding[] {
  return text.split('\n').flatMap((line, at): Finding[] => {
    const [mark] = UNFINISHED.exec(line) ?? [];
    return mark === undefined
      ? []
      : [
          {
            line: at + 1,
            found: `다 쓰지 않았다는 표시 "${mark}"`,
            expected: '다 쓴 글',
            fix: '그 자리를 쓰거나 지운다. 아니면 끝날 때까지 머리말에 status: draft를 둔다.',
          },
        ];
  });
}

/** Text after a link that promises a treatment of the subject there. */
const TREATED = /^에서 ?(?:더 |따로 |깊이 |자세히 |함께 )?(?:다룬|다루|다뤘|설명한|설명하|설명했)/;

/** Finds links with "…에서 다룬다" to the top of a note: the reader is promised the place itself. */
function vagueFaults({ markdown }: Note): Finding[] {
  return markdown.links
    .filter(
      ({ target, after = '' }) =>
        target.startsWith('/') && !target.includes('#') && TREATED.test(after),
    )
    .map(({ target, line }) => ({
      line,
      found: `"${target}에서 다룬다"고 하면서 노트의 맨 위로 가는 링크`,
      expected: `그것을 다루는 제목의 주소 ${target}#…`,
      fix: '제목의 id를 붙인다. 아직 다루는 제목이 없으면 그 말을 고쳐 쓴다.',
    }));
}

function problemUrl({ frontMatter }: Note): string | undefined {
  return readJudgeUrl(frontMatter.problem?.url ?? '')?.url;
}

/** Finds links to a judge's page when another note solves that problem. */
function judgeFaults(note: Note, solved: ReadonlyMap<string, Route>): Finding[] {
  const { markdown } = note;
  const own = problemUrl(note);
  return markdown.links.flatMap(({ target, line }): Finding[] => {
    const url = readJudgeUrl(target)?.url;
    const route = url === undefined || url === own ? undefined : solved.get(url);
    return route === undefined
      ? []
      : [
          {
            line,
            found: `문제의 노트가 있는데 판정 사이트로 가는 링크 ${target}`,
            expected: `그 문제의 노트 ${route}`,
            fix: '노트의 주소로 잇는다. 원문은 그 노트가 잇는다.',
          },
        ];
  });
}

/** Finds notes below a folder that its page neither lists nor links to. */
function unlinkedFaults(
  { markdown }: Note,
  below: readonly NoteSummary[],
  problems: ReadonlySet<Route>,
): Finding[] {
  const linked = new Set<Route>(markdown.links.map(({ target }) => splitAddress(target).route));
  const isListed = (route: Route): boolean =>
    markdown.lists.some(({ kind, of, except }) =>
      kind === 'problems'
        ? problems.has(route)
        : of === undefined && !(except === 'problems' && problems.has(route)),
    );
  return below
    .filter(({ route }) => !linked.has(route) && !isListed(route))
    .map(({ route }) => ({
      line: 1,
      found: `${route} 노트로 가는 길이 없는 폴더의 색인 페이지`,
      expected: '바로 아래의 노트를 모두 잇는 목록이나 링크',
      fix: '<note-list></note-list>를 쓴다. 문제 노트는 <problem-table></problem-table>도 된다.',
    }));
}

function imageFaults({ markdown }: Note, assets: Project['assets']): Finding[] {
  return markdown.images.flatMap(({ target, line }): Finding[] => {
    if (!target.startsWith('/img/')) {
      return [];
    }
    const bytes = assets.get(target)?.bytes;
    const kb = (bytes ?? 0) / 1000;
    if (bytes !== undefined && kb <= MAX_IMAGE_KB) {
      return [];
    }
    return [
      {
        line,
        found:
          bytes === undefined ? `없는 그림 파일 public${target}` : `${target} ${kb.toFixed(0)} kB`,
        expected: bytes === undefined ? '있는 그림' : `${MAX_IMAGE_KB} kB 이하의 그림`,
        fix: bytes === undefined ? '파일을 두거나 경로를 고친다.' : '줄이거나 다시 압축한다.',
      },
    ];
  });
}

/** Collects the routes that notes link to; a note's links to itself do not count. */
function linkedRoutes(notes: readonly Note[]): ReadonlySet<string> {
  return new Set(
    notes.flatMap(({ route, markdown }) =>
      markdown.links
        .map(({ target }) => splitAddress(target).route)
        .filter((path) => path !== route),
    ),
  );
}

/**
 * Finds what a note lacks before it is worth reading: a description, enough text, a link to it, pictures that
 * load, the facts of its problem. The site builds without them, so only the checks call this.
 */
export function findFinishedFaults(input: {
  readonly notes: readonly Note[];
  /** Unlisted notes: reached only by their address, so no link to them is needed. */
  readonly hidden: ReadonlySet<Route>;
  /** Notes and folders directly below each folder, in reading order. */
  readonly children: ReadonlyMap<Route, readonly NoteSummary[]>;
  readonly files: Project['files'];
  readonly assets: Project['assets'];
}): Fault[] {
  const { notes, hidden, children, files, assets } = input;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const problems = new Set(
    notes.flatMap(({ route, frontMatter }) => (frontMatter.problem ? [route] : [])),
  );
  const folders = folderRoutes(notes);
  const linked = linkedRoutes(notes);
  const solved = new Map(
    notes.flatMap((note) => {
      const url = problemUrl(note);
      return url === undefined ? [] : [[url, note.route] as const];
    }),
  );
  return notes.flatMap((note) => {
    const isFolder = folders.has(note.route);
    const isHidden = hidden.has(note.route);
    // The top bar of the home page links to the sections.
    const below = note.route === '/' ? [] : (children.get(note.route) ?? []);
    return inFile(note.file, [
      ...findTemplateFaults(note),
      ...unfinishedFaults(texts.get(note.file) ?? ''),
      ...descriptionFaults(note),
      ...(isHidden ? [] : [...thinFaults(note, isFolder), ...tagFaults(note, isFolder)]),
      ...(isHidden || isFolder ? [] : orphanFaults(note, linked)),
      ...vagueFaults(note),
      ...judgeFaults(note, solved),
      ...unlinkedFaults(note, below, problems),
      ...imageFaults(note, assets),
      ...(isFolder ? [] : [...seriesFaults(note), ...findProblemFaults(note)]),
    ]);
  });
}
