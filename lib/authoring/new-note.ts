import { refuse } from '../faults/fault';
import { judges, judgeSites, readJudgeUrl, type JudgeProblem } from '../vocabulary/judges';
import { metaPlaceOf, setMetaEntry } from '../tree/meta-edit';
import { nearestRoutes } from '../addresses/nearest';
import type { SourceFile } from '../note/note';
import {
  isNoteKind,
  noteKinds,
  noteTemplate,
  type NoteKind,
  type Templates,
} from '../site/note-templates';
import { isCleanRoute, isNoteFile, parentRoute, routeOf, type Route } from '../vocabulary/routes';

/** Folder of a new note when only its kind is given. */
const FOLDERS: Readonly<Record<NoteKind, string>> = {
  concept: '/theory',
  problem: '/algorithm/custom',
  review: '/blog/book-review',
  tool: '/blog/tools',
  reference: '/docs',
};

/** Probable kind of a note by the start of its route; the first match counts. */
const KINDS: readonly (readonly [RegExp, NoteKind])[] = [
  [new RegExp(`^/algorithm/(?:${judges.join('|')})/`), 'problem'],
  [/^\/blog\/(?:[a-z]+-review|electronic-product|conference)\//, 'review'],
  [/^\/blog\/(?:tools|linux|anki|python-script)\//, 'tool'],
  [/^\/docs\//, 'reference'],
];

interface Request {
  readonly kind: NoteKind | undefined;
  readonly route: Route | undefined;
  readonly problem: JudgeProblem | undefined;
  readonly title: string | undefined;
}

/** @throws FaultError for an unknown problem address, or when nothing tells the kind or the route */
function readRequest(args: readonly string[]): Request {
  let kind: NoteKind | undefined;
  let route: Route | undefined;
  let problem: JudgeProblem | undefined;
  const words: string[] = [];
  for (const arg of args) {
    if (arg.includes('://')) {
      problem = readJudgeUrl(arg);
      if (problem === undefined) {
        refuse({
          file: arg,
          found: '모르는 문제 주소',
          expected:
            'acmicpc.net/problem/번호, school.programmers.co.kr/learn/courses/30/lessons/번호, leetcode.com/problems/이름',
          fix: '문제 페이지의 주소를 그대로 준다. 다른 곳의 문제는 problem과 노트의 주소를 준다.',
        });
      }
    } else if (isNoteKind(arg)) {
      kind = arg;
    } else if (arg.startsWith('/')) {
      route = arg.replace(/\/+$/, '') as Route;
    } else {
      words.push(arg);
    }
  }
  if (kind === undefined && route === undefined && problem === undefined) {
    refuse({
      file: 'npm run new',
      found: args.length === 0 ? '인수가 없음' : args.join(' '),
      expected: `종류(${noteKinds.join(', ')}), 노트의 주소(/theory/java/records), 문제의 주소 가운데 하나 이상`,
      fix: '예: npm run new -- concept /theory/java/records "record와 값 객체"',
    });
  }
  return { kind, route, problem, title: words.length > 0 ? words.join(' ') : undefined };
}

/** Lists the routes of the notes among some files. */
export function routesOf(files: readonly SourceFile[]): Route[] {
  return files
    .map(({ path }) => path)
    .filter(isNoteFile)
    .map(routeOf);
}

function freeRoute(folder: string, name: string, taken: ReadonlySet<string>): Route {
  let route = `${folder}/${name}`;
  for (let count = 2; taken.has(route); count += 1) {
    route = `${folder}/${name}-${count}`;
  }
  return route as Route;
}

/** @throws FaultError when no note may be there */
export function checkPlace(route: Route, taken: ReadonlySet<string>): void {
  const parent = parentRoute(route);
  if (!isCleanRoute(route)) {
    refuse({
      file: route,
      found: '주소에 쓸 수 없는 글자',
      expected: '영어 소문자, 숫자, 하이픈',
      fix: 'kebab-case로 쓴다.',
    });
  }
  if (taken.has(route)) {
    refuse({
      file: route,
      found: '이미 있는 노트',
      expected: '아직 없는 주소',
      fix: '그 노트를 고치거나 다른 주소를 준다.',
    });
  }
  if (parent !== undefined && !taken.has(parent)) {
    const near = nearestRoutes(parent, [...taken] as Route[], 3);
    refuse({
      file: route,
      found: `없는 폴더 ${parent}`,
      expected: '페이지가 있는 폴더',
      fix: `${near.length > 0 ? `뜻한 것이 있는지 본다: ${near.join(', ')}. ` : ''}새 폴더면 그 페이지부터 만든다: npm run new -- ${parent}`,
    });
  }
}

export interface NewNote {
  readonly route: Route;
  readonly kind: NoteKind;
  /** The note, and the `_meta.json` with its entry. */
  readonly files: readonly SourceFile[];
}

/**
 * Plans a new note from the author's words: a kind, a route, the address of a problem, a title.
 *
 * @param args words in any order; those that are nothing else make the title
 * @param files the existing notes and `_meta.json` files
 * @param templates what stands below the title, by kind
 * @throws FaultError when the note cannot be placed
 */
export function planNote(
  args: readonly string[],
  files: readonly SourceFile[],
  templates: Templates,
): NewNote {
  const request = readRequest(args);
  const { problem } = request;
  const taken = new Set<string>(routesOf(files));
  const judge = problem && judgeSites[problem.site];
  const kind =
    request.kind ??
    (problem ? 'problem' : KINDS.find(([start]) => start.test(request.route ?? ''))?.[1]) ??
    'concept';
  const route =
    request.route ??
    (problem && judge
      ? (`${judge.folder}/${problem.id}` as Route)
      : freeRoute(FOLDERS[kind], `new-${kind}`, taken));
  checkPlace(route, taken);
  const file = `pages${route}.md`;
  const { metaFile, key } = metaPlaceOf(file);
  const meta = files.find(({ path }) => path === metaFile)?.text ?? '{}';
  const note = noteTemplate({ kind, route, problem, title: request.title }, templates);
  return {
    route,
    kind,
    files: [
      { path: file, text: note.text },
      { path: metaFile, text: setMetaEntry(meta, key, note.title) },
    ],
  };
}
