import { describe, expect, test } from 'vitest';
import { readMeta, type Meta } from '../../lib/tree/meta-json';
import { realNotes, sourcePages } from '../support/real-notes';
import { owedNotes, plannedFolders, plannedNotes, topLevel } from './routes';

const metaByFolder = new Map<string, Meta>(
  sourcePages
    .filter(({ path }) => path.endsWith('/_meta.json'))
    .map(({ path, text }) => [
      path.slice('pages'.length, -'/_meta.json'.length) || '/',
      readMeta(path, text),
    ]),
);
const written = new Set<string>(realNotes.map(({ route }) => route));
const owed = new Set(owedNotes(written));

/** Route and title of what a `_meta.json` lists and readers see, in its order. */
function listed(folder: string): { route: string; title: string }[] {
  return [...(metaByFolder.get(folder)?.entries ?? [])]
    .filter(([, { display }]) => display !== 'hidden')
    .map(([name, { title }]) => ({
      route: name === 'index' ? folder : `${folder === '/' ? '' : folder}/${name}`,
      title,
    }));
}

describe('섹션', () => {
  test('Introduce, Spring, Etc Programming, Algorithm, Theory, Node, Docs, Blog가 이 차례로 선다', () => {
    expect(topLevel.map(({ title }) => title)).toEqual([
      'Introduce',
      'Spring',
      'Etc Programming',
      'Algorithm',
      'Theory',
      'Node',
      'Docs',
      'Blog',
    ]);
    expect(listed('/')).toEqual(topLevel);
  });

  test.each(topLevel)('$title($route)는 제 사이드바를 가진 페이지다', ({ route }) => {
    const name = route === '/' ? 'index' : route.slice(1);
    expect(metaByFolder.get('/')?.entries.get(name)?.type).toBe('page');
    expect(written).toContain(route);
  });
});

describe('폴더', () => {
  test('폴더는 68개이고 주소가 모두 다르다', () => {
    expect(new Set(plannedFolders.map(({ route }) => route)).size).toBe(68);
    expect(plannedFolders).toHaveLength(68);
  });

  test.each(plannedFolders)('$route에 색인 노트가 있다', ({ route }) => {
    expect(written).toContain(route);
  });

  test.each(plannedFolders)('$route 아래 폴더의 제목과 차례가 사이드바와 같다', ({ route }) => {
    const below = plannedFolders.filter(
      (folder) => folder.route.slice(0, folder.route.lastIndexOf('/')) === route,
    );
    const isFolder = new Set(plannedFolders.map((folder) => folder.route));
    const inSidebar = listed(route).filter((entry) => entry.route !== route);
    expect(inSidebar.filter((entry) => isFolder.has(entry.route))).toEqual(below);
  });

  test.each(plannedFolders)('$route의 노트가 정해진 차례로 선다', ({ route }) => {
    const order = listed(route).flatMap((entry) =>
      plannedNotes.includes(entry.route) ? [entry.route] : [],
    );
    expect(order).toEqual(plannedNotes.filter((note) => order.includes(note)));
  });

  test('정해지지 않은 폴더는 없다', () => {
    const folders = [...metaByFolder.keys()].filter((folder) => folder !== '/');
    expect(plannedFolders.map(({ route }) => route)).toEqual(expect.arrayContaining(folders));
  });
});

describe('아직 쓰지 않은 노트', () => {
  test('정해진 노트 317개는 쓴 것과 쓰지 않은 것으로 빠짐없이 나뉜다', () => {
    expect(new Set(plannedNotes).size).toBe(317);
    const finished = plannedNotes.filter((route) => written.has(route));
    expect(finished.length + owed.size).toBe(317);
  });

  test('어느 노트도 쓰지 않은 노트로 링크하지 않는다', () => {
    const links = realNotes.flatMap(({ file, markdown }) =>
      markdown.links
        .filter(({ target }) => owed.has(target.split('#', 1)[0] ?? ''))
        .map(({ target, line }) => `${file}:${line} ${target}`),
    );
    expect(links).toEqual([]);
  });

  test('어느 _meta.json도 쓰지 않은 노트를 올리지 않는다', () => {
    const entries = [...metaByFolder].flatMap(([folder, { entries: all }]) =>
      [...all.keys()].map((name) => `${folder === '/' ? '' : folder}/${name}`),
    );
    expect(entries.filter((route) => owed.has(route))).toEqual([]);
  });
});
