import { describe, expect, test } from 'vitest';
import { findExportFaults } from '../../../lib/export-faults';
import { readHtmlPage } from '../../../lib/html-page';
import type { Route } from '../../../lib/routes';

const site = { url: 'https://dev.test', basePath: '/notes' };

function pageAt(
  route: string,
  { head = '', menu = '메뉴' } = {},
): [Route, ReturnType<typeof readHtmlPage>] {
  const html = `<html lang="ko"><head><title>글</title><meta name="description" content="요약">
    <link rel="canonical" href="${site.url}${site.basePath}${route === '/' ? '' : route}">${head}</head>
    <body><button>${menu}</button><main><h1>글</h1></main></body></html>`;
  return [route as Route, readHtmlPage(html)];
}

function sitemapOf(...routes: string[]): string {
  const urls = routes.map((route) => `<url><loc>${site.url}${site.basePath}${route}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset>${urls.join('')}</urlset>`;
}

function faultsOf(pages: ReturnType<typeof pageAt>[], sitemap: string): string[] {
  const exported = {
    site,
    pages: new Map(pages),
    files: new Set<string>(),
    names: new Set<string>(),
    sitemap,
  };
  return findExportFaults(exported).map(({ file, found }) => `${file}: ${found}`);
}

describe('사이트맵', () => {
  const unlisted = pageAt('/secret', { head: '<meta name="robots" content="noindex,follow">' });

  test('공개한 페이지와 같으면 잘못이 없다', () => {
    expect(faultsOf([pageAt('/'), pageAt('/docs'), unlisted], sitemapOf('', '/docs'))).toEqual([]);
  });

  test('빠진 주소, 없는 페이지의 주소, 숨긴 페이지의 주소, 두 번 적힌 주소', () => {
    expect(
      faultsOf([pageAt('/'), pageAt('/docs'), unlisted], sitemapOf('', '', '/gone', '/secret')),
    ).toEqual([
      'out/sitemap.xml: 두 번 적힌 주소 https://dev.test/notes',
      'out/sitemap.xml: 공개한 페이지가 아닌 주소 https://dev.test/notes/gone',
      'out/sitemap.xml: 공개한 페이지가 아닌 주소 https://dev.test/notes/secret',
      'out/sitemap.xml: 빠진 주소 https://dev.test/notes/docs',
    ]);
  });

  test('사이트맵이 없으면 모든 주소가 빠진 것이다', () => {
    expect(faultsOf([pageAt('/docs')], '')).toEqual([
      'out/sitemap.xml: 빠진 주소 https://dev.test/notes/docs',
    ]);
  });
});

test('모든 페이지에 있는 영어 이름은 한 번만, 몇 쪽에 더 있는지와 함께 알린다', () => {
  const menu = 'Menu';
  expect(
    faultsOf([pageAt('/', { menu }), pageAt('/docs', { menu })], sitemapOf('', '/docs')),
  ).toEqual(['out/index.html: 한글이 없는 이름 <button> "Menu" (다른 1쪽에도 있다)']);
});
