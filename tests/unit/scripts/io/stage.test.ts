import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { NotesData } from '../../../../lib/site/notes';
import { compactPageMap } from '../../../../lib/tree/compact-page-map';
import { SITE_TREE } from '../../../../lib/vocabulary/export-names';
import { listFiles } from '../../../../scripts/io/files';
import { stageSite } from '../../../../scripts/io/stage';
import { fillFolder, makeFolder } from '../../../support/folders';
import { readFaultless } from '../../../support/sample-site';
import { noteSource } from '../../../support/note-source';

vi.mock('../../../../compile/compiled-note', () => ({
  compiledNote: (filePath: string) =>
    Promise.resolve({
      facts: { filePath, route: '/docs/clock' },
      code: "import { Clock } from '../../components/clock';\nexport default MDXContent;",
    }),
}));

const LIVE = noteSource('시계', {
  body: "import { Clock } from '../../components/clock'\n\n<Clock />\n\n본문이다.",
});

const root = makeFolder(afterAll);
fillFolder(root, {
  'pages/_app.tsx': '',
  'pages/_document.tsx': '',
  'tsconfig.json': '',
  'public/icon.svg': '그림',
});
await mkdir(path.join(root, 'public/img'));
const data = readFaultless();

async function stage(notes: NotesData, stamp = ''): Promise<string> {
  return stageSite({ root, data: notes, stamp });
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, '.cache/site', file), 'utf8'));
}

test('노트는 없고, 모든 주소를 그리는 페이지 하나가 있다', async () => {
  const folder = await stage(data);
  expect(await listFiles(folder, 'pages')).toEqual([
    'pages/_app.tsx',
    'pages/_document.tsx',
    'pages/_note.jsx',
    'pages/stamp.json',
  ]);
  expect(await readJson('routes.json')).toMatchObject({
    '/': { page: '/_note' },
    '/docs/redis': { page: '/_note' },
  });
});

test('제 부품을 가져오는 노트는 페이지가 되고, 없어지면 그 페이지도 없어진다', async () => {
  const live = readFaultless({
    'pages/docs/_meta.json': { index: '개요', redis: '레디스', clock: '시계' },
    'pages/docs/clock.mdx': LIVE,
  });
  const folder = await stage(live);
  const page = await readFile(path.join(folder, 'pages/docs/clock.jsx'), 'utf8');
  expect(page).toContain("from '../../components/clock'");
  expect(page).toContain('/docs/clock');
  expect(page).toContain('"clock":"시계"');
  expect(await readJson('routes.json')).toMatchObject({ '/docs/clock': { page: '/docs/clock' } });

  await stage(data);
  expect(await listFiles(folder, 'pages')).not.toContain('pages/docs/clock.jsx');
});

test('노트가 바뀌면 달라지는 표시는 개발 서버가 본다', async () => {
  await stage(data, '새 글');
  expect(await readJson('pages/stamp.json')).toBe('새 글');
});

test('모든 노트의 이름은 나가는 것 옆에 파일 하나로 있고, 글쓴이의 public/에는 없다', async () => {
  const folder = await stage(data);
  const text = await readFile(path.join(folder, 'public', SITE_TREE), 'utf8');
  expect(JSON.parse(text)).toEqual(compactPageMap(data.pageMap));
  expect(await readdir(path.join(root, 'public'))).toEqual(['icon.svg', 'img']);
});

test('public/에서 지운 것은 나가지 않고, 새로 넣은 것은 나간다', async () => {
  const picture = path.join(root, 'public/img/a.svg');
  await writeFile(picture, '새 그림');
  const folder = path.join(await stage(data), 'public');
  expect(await readFile(path.join(folder, 'img/a.svg'), 'utf8')).toBe('새 그림');
  expect(await readFile(path.join(folder, 'icon.svg'), 'utf8')).toBe('그림');

  await rm(path.join(root, 'public/icon.svg'));
  await stage(data);
  expect((await readdir(folder)).sort()).toEqual(['_site', 'img']);
  expect(await readFile(picture, 'utf8')).toBe('새 그림');
});
