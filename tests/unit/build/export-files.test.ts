import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  writeHeaders({ folder, inline, basePath: '/notes', hashed: [] });
});

test('옛 주소마다 새 주소로 가는 페이지를 쓴다', async () => {
  const html = await readFile(path.join(folder, 'old/stream.html'), 'utf8');
  expect(html).toContain('url=/notes/docs/redis/redis-stream"');
  expect(html).toContain('>Redis Stream</a>');
});

test('사이트맵에는 새 주소만 있고, 초안과 숨긴 노트는 없다', async () => {
  const xml = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  expect(xml).toContain('https://dev.test/notes/docs/redis/redis-stream');
  expect(xml).not.toMatch(/\/old\/|secret|later/);
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
