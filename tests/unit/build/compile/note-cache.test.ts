import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as NoteCache from '../../../../build/compile/note-cache';
import type { NotesData } from '../../../../lib/site/notes';
import type { CompiledNote } from '../../../../lib/site/page-facts';
import { noteFile, routeOf } from '../../../../lib/vocabulary/routes';
import { makeFolder } from '../../../support/folders';

const NOTE = noteFile('pages/docs/redis.md');

const compiled: CompiledNote = {
  facts: { filePath: NOTE, route: routeOf(NOTE), title: '레디스', headings: [], frontMatter: {} },
  code: '코드',
};

const same = { [NOTE]: { title: '레디스' } };

const home = process.cwd();

let given: NotesData;

function giveNotes(
  notes: object,
  { recent = [], width = 32 }: { recent?: readonly string[]; width?: number } = {},
): void {
  const pictures = { '/img/a.svg': { width, height: 24 } };
  const data = { site: { title: '노트' }, notes, recent, badges: {}, pictures };
  given = data as unknown as NotesData;
}

/** The cache as a new build finds it: nothing is remembered from the one before. */
async function build(compiler = 'compiler'): Promise<typeof NoteCache> {
  vi.resetModules();
  const { setNotesData } = await import('../../../../build/compile/notes-data');
  setNotesData(given);
  const cache = await import('../../../../build/compile/note-cache');
  cache.nameCompiler(compiler, '.');
  return cache;
}

async function compile(source = '글'): Promise<void> {
  const { writeCompiled } = await build();
  writeCompiled(NOTE, source, ['note', 'recent', 'pictures'], compiled);
}

async function isKept(source = '글', compiler?: string): Promise<boolean> {
  const { isCompiled } = await build(compiler);
  return isCompiled(NOTE, source);
}

beforeAll(() => {
  process.chdir(makeFolder(afterAll));
});

beforeEach(() => {
  rmSync('.cache/compiled', { recursive: true, force: true });
  giveNotes(same);
});

afterAll(() => {
  process.chdir(home);
});

test('같은 것으로 컴파일한 노트는 다시 쓰고, 무엇으로 만들었는지 적은 줄 다음에 있다', async () => {
  await compile();
  expect(await isKept()).toBe(true);
  const { entryOf } = await build();
  const [, ...note] = readFileSync(entryOf(NOTE), 'utf8').split('\n');
  expect(JSON.parse(note.join('\n'))).toEqual(compiled);
});

test('컴파일한 적이 없으면 없다', async () => {
  expect(await isKept()).toBe(false);
});

test.each<[string, Parameters<typeof giveNotes>, string?]>([
  ['노트의 글', [same], '바꾼 글'],
  ['노트의 기록', [{ [NOTE]: { title: '새 제목' } }]],
  ['읽은 목록', [same, { recent: ['/docs/new'] }]],
  ['그림의 크기', [same, { width: 64 }]],
])('%s이(가) 달라지면 다시 컴파일한다', async (_what, changed, source) => {
  await compile();
  giveNotes(...changed);
  expect(await isKept(source)).toBe(false);
});

test('컴파일러가 달라지면 다시 컴파일한다', async () => {
  await compile();
  expect(await isKept('글', 'another')).toBe(false);
});

test('읽지 않은 것이 달라져도 다시 컴파일하지 않는다', async () => {
  await compile();
  giveNotes({ ...same, 'pages/docs/other.md': { title: '다른 노트' } });
  expect(await isKept()).toBe(true);
});

test('없어진 노트의 것을 치운다', async () => {
  await compile();
  (await build()).dropGone();
  expect(await isKept()).toBe(true);
  giveNotes({});
  (await build()).dropGone();
  expect(readdirSync('.cache/compiled')).toEqual([]);
});
