import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { palettePng } from '../../../build/io/palette-png';
import { readExport } from '../../../build/io/read-export';
import { checkExport } from '../../../build/check-export';
import { writeExportFiles, writeHeaders } from '../../../build/export-files';
import { makeFolder } from '../../support/folders';
import { noteSource } from '../../support/note-source';
import { readFaultless, readSample, sampleFiles, sampleProject } from '../../support/sample-site';

const env = { SITE_URL: 'https://dev.test', BASE_PATH: '/notes' };
const redirects = JSON.stringify({
  '/old/stream': '/docs/redis/redis-stream',
  '/docs/redis/redis-stream#verbs': '/docs/redis/redis-stream#commands',
});
const changes = {
  'pages/docs/_meta.json': { index: '개요', redis: '레디스', secret: '숨김', later: '초안' },
  'pages/docs/secret.md': noteSource('숨김', { head: ['tags: [java]', 'status: unlisted'] }),
  'pages/docs/later.md': noteSource('초안', { head: ['tags: [java]', 'status: draft'] }),
};
const files = sampleProject({ ...sampleFiles, ...changes }).files;
const plan = readSample(changes, { env, redirects });
const folder = makeFolder(afterAll);

beforeAll(async () => {
  writeExportFiles({ folder, plan, data: readFaultless(changes, { env }), files });
  const { inline } = await readExport(folder);
  await writeHeaders({ folder, inline, basePath: '/notes', hashed: [] });
});

test('옛 주소마다 새 주소로 가는 페이지를 쓴다', async () => {
  const html = await readFile(path.join(folder, 'old/stream.html'), 'utf8');
  expect(html).toContain('url=/notes/docs/redis/redis-stream"');
  expect(html).toContain('>Redis Stream</a>');
});

test('사이트맵에는 새 주소만 있다', async () => {
  const xml = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  expect(xml).toContain('https://dev.test/notes/docs/redis/redis-stream');
  expect(xml).not.toContain('/old/');
});

test('노트마다 제 주소 옆에 마크다운이 있고, 초안과 숨긴 노트에는 없다', async () => {
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.endsWith('.md')).sort()).toEqual([
    'docs.md',
    'docs/redis.md',
    'docs/redis/redis-stream.md',
    'index.md',
  ]);
  const text = await readFile(path.join(folder, 'docs/redis/redis-stream.md'), 'utf8');
  expect(text).toMatch(
    /^# Redis Stream\n\n주소: https:\/\/dev.test\/notes\/docs\/redis\/redis-stream\n/,
  );
});

test('llms.txt의 링크에는 모두 파일이 있다', async () => {
  const map = await readFile(path.join(folder, 'llms.txt'), 'utf8');
  const links = [...map.matchAll(/\]\(https:\/\/dev\.test\/notes\/(.+?)\)/g)];
  expect(links.map(([, file]) => file)).toEqual(['docs/redis/redis-stream.md']);
  expect(await readdir(path.join(folder, 'docs/redis'))).toContain('redis-stream.md');
});

test('검사는 옛 주소의 페이지에서 가는 곳만 본다', async () => {
  const faults = await checkExport(await readExport(folder), plan);
  expect(faults.filter(({ file }) => file.endsWith('.html'))).toMatchObject([
    { file: 'out/old/stream.html', found: '링크 /notes/docs/redis/redis-stream' },
  ]);
});

test('페이지의 스크립트와 모양은 _headers에 해시가 있고, 다른 사이트의 것을 받는 모양은 없다', async () => {
  const place = path.join(folder, 'old/stream.html');
  const before = await readFile(place, 'utf8');
  const foundNow = async (): Promise<string[]> => {
    const faults = await checkExport(await readExport(folder), plan);
    return faults
      .map(({ file, found }) => `${file} ${found}`)
      .filter((text) => /해시|다른 사이트/.test(text));
  };
  expect(await foundNow()).toEqual([]);
  await writeFile(place, before.replace('</head>', '<style>p{}</style><script>1</script></head>'));
  await writeFile(path.join(folder, 'a.css'), 'p{background:url(//a.test/b.png)}');
  expect(await foundNow()).toEqual([
    'out/old/stream.html 해시가 _headers에 없는 <script>',
    'out/old/stream.html 해시가 _headers에 없는 <style>',
    'out/a.css 다른 사이트의 것을 받는 url(//',
  ]);
  await rm(path.join(folder, 'a.css'));
  await writeFile(place, before);
});

test('공유 그림은 페이지에 적힌 크기의 PNG여야 한다', async () => {
  const place = path.join(folder, '_share');
  await mkdir(place);
  const pixel = new Uint8Array([0, 0, 0, 255]);
  await writeFile(path.join(place, 'a.png'), await palettePng(pixel, { width: 1, height: 1 }, []));
  const faults = await checkExport(await readExport(folder), plan);
  expect(faults).toContainEqual({
    file: 'out/_share/a.png',
    found: 'png 1×1',
    expected: 'png 1200×630',
    fix: 'build/share-pictures.ts를 고친다.',
  });
  await rm(place, { recursive: true });
});

test('content/redirects.json에 없는 페이지에는 제목과 요약이 있어야 한다', async () => {
  const faults = await checkExport(await readExport(folder), readSample({}, { env }));
  expect(faults.map(({ found }) => found)).toEqual(
    expect.arrayContaining(['빈 description', 'h1 0개']),
  );
});
