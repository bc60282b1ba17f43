import { escapePattern } from '../markdown/escape-pattern';
import { addressesOf, formatLedger, readLedger } from '../addresses/ledger';
import { refuse } from '../faults/fault';
import {
  metaPlaceOf,
  metaValue,
  removeMetaEntry,
  renameMetaEntry,
  setMetaEntry,
} from '../tree/meta-edit';
import { nearestRoutes } from '../addresses/nearest';
import type { Project } from '../note/project';
import { readNote, readNotes, type SourceFile } from '../note/note';
import { formatRedirects, readRedirects, splitAddress } from '../addresses/redirects';
import { isNoteFile, type Route } from '../vocabulary/routes';
import { checkPlace, routesOf } from './new-note';

export interface MoveInput {
  readonly from: Route;
  readonly to: Route;
  readonly project: Pick<Project, 'files' | 'addresses' | 'redirects'>;
}

export interface Move {
  readonly written: readonly SourceFile[];
  readonly removed: readonly string[];
  /** Moved notes by their new routes. */
  readonly routes: readonly Route[];
  readonly addresses: string;
  readonly redirects: string;
}

/** Tells whether a file is named by an address: `pages/docs/redis.md`, not `pages/docs/redis/index.md`. */
function isAt(path: string, route: Route): boolean {
  return path.replace(/\.mdx?$/, '') === `pages${route}`;
}

/** @throws FaultError when the note or the new place does not exist */
function checkPlaces({ from, to, project: { files } }: MoveInput): void {
  const routes = routesOf(files);
  const known = new Set<string>(routes);
  if (!known.has(from)) {
    const near = nearestRoutes(from, routes, 3).join(', ');
    refuse({
      file: from,
      found: '없는 노트',
      expected: '있는 노트의 주소',
      fix: `뜻한 것이 있는지 본다: ${near}`,
    });
  }
  if (!files.some(({ path }) => isNoteFile(path) && isAt(path, from))) {
    refuse({
      file: from,
      found: '섹션의 첫 페이지',
      expected: '섹션 안의 노트나 폴더',
      fix: '섹션은 손으로 옮긴다.',
    });
  }
  if (to.startsWith(`${from}/`)) {
    refuse({
      file: to,
      found: '옮길 노트 아래의 주소',
      expected: '다른 곳의 주소',
      fix: '고쳐 쓴다.',
    });
  }
  checkPlace(to, known);
}

/** Changes a note's links to `from`, its headings and the notes below it into links to `to`. */
function rewriteLinks(source: SourceFile, from: Route, to: Route): string {
  const link = new RegExp(
    `(\\]\\(<?|\\]:\\s*<?|\\b(?:href|src)=["'])((?:/img)?)${escapePattern(from)}(?=[/#)>"'\\s]|$)`,
    'g',
  );
  const { note } = readNote(source);
  const inCode = new Set(
    (note?.markdown.fences ?? []).flatMap(({ line, text }) =>
      text.split('\n').map((_, index) => line + 1 + index),
    ),
  );
  return source.text
    .split('\n')
    .map((text, index) =>
      inCode.has(index + 1)
        ? text
        : text.replace(link, (_, open: string, img: string) => `${open}${img}${to}`),
    )
    .join('\n');
}

function moveMeta(texts: Map<string, string>, from: Route, to: Route, title: string): void {
  const [old, now] = [metaPlaceOf(`pages${from}`), metaPlaceOf(`pages${to}`)];
  const before = texts.get(old.metaFile) ?? '{}';
  const value = metaValue(before, old.key);
  if (old.metaFile === now.metaFile) {
    const renamed = value === undefined ? before : renameMetaEntry(before, old.key, now.key);
    texts.set(now.metaFile, renamed);
    return;
  }
  if (value !== undefined) {
    texts.set(old.metaFile, removeMetaEntry(before, old.key));
  }
  const after = texts.get(now.metaFile) ?? '{}';
  texts.set(now.metaFile, setMetaEntry(after, now.key, value ?? title));
}

/** Redirects the old addresses to the new ones, and changes redirects to the old ones. */
function moveRedirects(
  source: string,
  moved: readonly (readonly [Route, Route])[],
  published: ReadonlySet<string>,
): string {
  const routes = new Map<string, string>(moved);
  const follow = (address: string): string => {
    const { route, id } = splitAddress(address);
    const now = routes.get(route) ?? route;
    return id === undefined ? now : `${now}#${id}`;
  };
  const arrived = new Set<string>(moved.map(([, to]) => to));
  const entries = [...readRedirects(source).entries]
    // A heading's former id moves with its page.
    .map(([from, to]): [string, string] => [from.includes('#') ? follow(from) : from, follow(to)])
    .filter(([from]) => !arrived.has(from));
  const added = moved.filter(([from]) => published.has(from));
  return formatRedirects([...entries, ...added]);
}

/**
 * Plans to move a note, with everything below it, to another route: the files, the links of all notes, the
 * entries of `_meta.json`, redirects from the old addresses, and the ledger.
 *
 * @throws FaultError when the note or the new place does not exist
 */
export function planMove(input: MoveInput): Move {
  checkPlaces(input);
  const { from, to, project } = input;
  const { files } = project;
  const newPath = (path: string): string =>
    path.startsWith(`pages${from}/`) || isAt(path, from)
      ? `pages${to}${path.slice(`pages${from}`.length)}`
      : path;
  const texts = new Map(
    files.map((file) => [
      newPath(file.path),
      isNoteFile(file.path) ? rewriteLinks(file, from, to) : file.text,
    ]),
  );
  const movedFiles = files.filter(({ path }) => newPath(path) !== path);
  const { title } = readNotes(movedFiles).find(({ route }) => route === from)?.frontMatter ?? {};
  moveMeta(texts, from, to, title ?? to);
  const { metaFile: oldMeta } = metaPlaceOf(`pages${from}`);
  const isEmptied =
    texts.get(oldMeta)?.trim() === '{}' &&
    ![...texts.keys()].some(
      (path) => path !== oldMeta && path.startsWith(oldMeta.replace('_meta.json', '')),
    );
  if (isEmptied) {
    texts.delete(oldMeta);
  }
  const before = new Map(files.map(({ path, text }) => [path, text]));
  const written = [...texts]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path, text]) => ({ path, text }));
  const notes = readNotes(
    movedFiles.map(({ path }) => ({ path: newPath(path), text: texts.get(newPath(path)) ?? '' })),
  );
  const ledger = readLedger(project.addresses);
  const published = notes.filter(({ frontMatter }) => frontMatter.status !== 'draft');
  const moved = notes.map(
    ({ route }) => [`${from}${route.slice(to.length)}` as Route, route] as const,
  );
  const wasPublished = new Set([
    ...ledger.addresses,
    ...published.map(({ route }) => `${from}${route.slice(to.length)}`),
  ]);
  return {
    written,
    removed: [...before.keys()].filter((path) => !texts.has(path)),
    routes: notes.map(({ route }) => route),
    addresses: formatLedger([...ledger.addresses, ...wasPublished, ...addressesOf(published)]),
    redirects: moveRedirects(project.redirects, moved, wasPublished),
  };
}
