import { afterAll, expect, test } from 'vitest';
import { choosePages } from '../../../../scripts/bench/choose-pages';
import { fillFolder, makeFolder } from '../../../support/folders';

const headings = Array.from({ length: 10 }, (_, index) => `<h2 class="a" id="h${index}">절</h2>`);

const pages: Readonly<Record<string, string>> = {
  '/': '첫 페이지 '.repeat(900),
  '/docs': '폴더 '.repeat(900),
  '/docs/long': headings.join('글 '.repeat(99)),
  '/docs/code': '<pre>x</pre>'.repeat(9),
  '/blog': '폴더',
  '/blog/short': '글',
};

const folder = makeFolder(afterAll);
for (const [route, html] of Object.entries(pages)) {
  fillFolder(folder, { [route === '/' ? 'index.html' : `${route}.html`]: html });
}
const listed = Object.keys(pages).map((route) => `<loc>https://a.example/n${route}</loc>`);
fillFolder(folder, { 'sitemap.xml': listed.join('\n') });

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
