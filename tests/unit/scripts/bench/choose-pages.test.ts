import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePages } from '../../../../scripts/bench/choose-pages';

const headings = Array.from({ length: 10 }, (_, index) => `<h2 class="a" id="h${index}">절</h2>`);

const pages: Readonly<Record<string, string>> = {
  '/': '첫 페이지 '.repeat(900),
  '/docs': '폴더 '.repeat(900),
  '/docs/long': headings.join('글 '.repeat(99)),
  '/docs/code': '<pre>x</pre>'.repeat(9),
  '/blog': '폴더',
  '/blog/short': '글',
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'choose-'));
  for (const [route, html] of Object.entries(pages)) {
    const file = path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const listed = Object.keys(pages).map((route) => `<loc>https://a.example/n${route}</loc>`);
  await writeFile(path.join(folder, 'sitemap.xml'), listed.join('\n'));
});

afterAll(() => rm(folder, { recursive: true }));

test('잴 페이지를 이름이 아니라 성질로 고른다', async () => {
  const { pages: chosen, longest, deepLink, section } = await choosePages(folder, '/n');
  expect(chosen.map(({ route }) => route)).toEqual([
    '/',
    '/blog/short',
    '/docs/code',
    '/docs/long',
  ]);
  expect([longest, deepLink, section]).toEqual(['/docs/long', '/docs/long#h8', '/docs']);
});
