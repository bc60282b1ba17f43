import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../scripts/io/read-export';
import { checkExport } from '../../../scripts/check-export';
import { writeExportFiles } from '../../../scripts/export-files';
import { readFaultless, readSample } from '../../support/sample-site';

const env = { SITE_URL: 'https://dev.test', BASE_PATH: '/notes' };
const plan = readSample(
  {},
  {
    env,
    redirects: JSON.stringify({
      '/old/stream': '/docs/redis/redis-stream',
      '/docs/redis/redis-stream#verbs': '/docs/redis/redis-stream#commands',
    }),
  },
);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'devnote-'));
  const notes = Object.values(readFaultless().notes);
  const { site, redirects } = plan;
  await writeExportFiles({ folder, site, notes, redirects: redirects.entries });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
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

test('검사는 옛 주소의 페이지에서 가는 곳만 본다', async () => {
  const faults = await checkExport(await readExport(folder), plan);
  expect(faults.filter(({ file }) => file.endsWith('.html'))).toMatchObject([
    { file: 'out/old/stream.html', found: '링크 /notes/docs/redis/redis-stream' },
  ]);
});

test('redirects.json에 없는 페이지에는 제목과 요약이 있어야 한다', async () => {
  const faults = await checkExport(await readExport(folder), readSample({}, { env }));
  expect(faults.map(({ found }) => found)).toEqual(
    expect.arrayContaining(['빈 description', 'h1 0개']),
  );
});
