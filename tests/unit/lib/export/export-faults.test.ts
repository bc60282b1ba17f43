import { describe, expect, test } from 'vitest';
import { findExportFaults } from '../../../../lib/export/export-faults';
import { readHtmlPage } from '../../../../lib/export/html-page';
import type { Route } from '../../../../lib/vocabulary/routes';

const site = { url: 'https://dev.test', basePath: '/notes' };
const PICTURE = '_share/docs.png';
const picture = `<meta property="og:image" content="https://dev.test/notes/${PICTURE}">`;

function pageAt(
  route: string,
  { head = '', menu = '메뉴' } = {},
): [Route, ReturnType<typeof readHtmlPage>] {
  const html = `<html lang="ko"><head><title>글</title><meta name="description" content="요약">
    <link rel="canonical" href="${site.url}${site.basePath}${route === '/' ? '' : route}">${picture}${head}</head>
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
    files: new Set([PICTURE]),
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

test('모든 페이지에 있는 영어 이름은 한 번만, 몇 페이지에 더 있는지와 함께 알린다', () => {
  const menu = 'Menu';
  expect(
    faultsOf([pageAt('/', { menu }), pageAt('/docs', { menu })], sitemapOf('', '/docs')),
  ).toEqual(['out/index.html: 한글이 없는 이름 <button> "Menu" (다른 1페이지에도 있다)']);
});

test('노트가 허락한 요소와, 옮긴 주소에서 가는 페이지의 refresh는 잘못이 아니다', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/notes/docs">';
  const [route, page] = pageAt('/docs', { head: refresh, menu: '<video></video>메뉴' });
  const found = (more: object): string[] =>
    findExportFaults({
      ...{ site, files: new Set([PICTURE]), names: new Set() },
      ...{ pages: new Map([[route, page]]), sitemap: sitemapOf('/docs'), ...more },
    }).map((fault) => fault.found);
  expect(found({})).toEqual(['<meta httpequiv="refresh">', '<video>']);
  const allowed = new Map([[route, ['video']]]);
  expect(found({ allowed, moved: new Map([[route, '/docs']]) })).toEqual([
    `og:image https://dev.test/notes/${PICTURE}`,
  ]);
});

describe('페이지의 잘못', () => {
  const good = `<html lang="ko"><head><title>글</title><meta name="description" content="요약">
    <link rel="canonical" href="https://dev.test/notes/docs">${picture}</head>
    <body><main>
    <h1 id="top-of-note">글</h1>
    <p><a href="/notes/docs/redis#commands">명령</a> <a href="#">맨 위</a></p>
    <img src="/notes/img/a.png" alt="그림">
    <button>닫기</button>
    </main></body></html>`;
  const redis = pageAt('/docs/redis', { head: '<style id="commands"></style>' });

  function check(html: string): ReturnType<typeof findExportFaults> {
    return findExportFaults({
      site,
      pages: new Map([['/docs' as Route, readHtmlPage(html)], redis]),
      files: new Set(['img/a.png', PICTURE]),
      names: new Set(),
      sitemap: sitemapOf('/docs', '/docs/redis'),
    });
  }

  test('보기 페이지에는 잘못이 없다', () => {
    expect(check(good)).toEqual([]);
  });

  test('이어질 호스트만 말하는 링크는 페이지를 가리키지 않는다', () => {
    expect(check(good.replace('<body>', '<link rel="preconnect" href="/"><body>'))).toEqual([]);
  });

  test.each([
    ['lang="ko"', 'lang="en"', 'lang="en"', 'lang="ko"', undefined],
    ['<title>글</title>', '<title> </title>', '빈 title', '페이지 제목', undefined],
    ['content="요약"', 'content=""', '빈 description', '페이지 요약', undefined],
    [
      'notes/docs"><meta',
      'notes/doc"><meta',
      'canonical https://dev.test/notes/doc',
      'https://dev.test/notes/docs',
      undefined,
    ],
    [
      '<link rel="canonical"',
      '<link rel="author"',
      'canonical 없음',
      'https://dev.test',
      undefined,
    ],
    ['"og:image"', '"og:audio"', 'og:image 없음', '내보낸 그림의 주소', undefined],
    ['_share/docs', '_share/doc', 'og:image https://dev.test/', '내보낸 그림의 주소', undefined],
    ['content="https://dev.test/', 'content="/', 'og:image /notes', '내보낸 그림의', undefined],
    ['<h1 id="top-of-note">글</h1>', '<h2>글</h2>', 'h1 0개', 'h1 하나', undefined],
    ['<p>', '<h1>또</h1><p>', 'h1 2개', 'h1 하나', undefined],
    ['<p>', '<p id="top-of-note">', 'id "top-of-note" 2개', '하나뿐인 id', undefined],
    ['>닫기<', '><', '이름 없는 <button>', '글이나 aria-label', 7],
    ['redis#commands', 'reddis', '링크 /notes/docs/reddis', '내보낸 페이지나 파일', 5],
    ['#commands', '#none', '링크 /notes/docs/redis#none', 'id "none"', 5],
    ['"#"', '"#여기"', '링크 #여기', 'id "여기"', 5],
    ['href="/notes/docs', 'href="/docs', '기본 경로 밖의 링크 /docs', '/notes 경로로 시작', 5],
    ['/img/a.png', '/img/b.png', '링크 /notes/img/b.png', '내보낸 페이지나 파일', 6],
    ['<button>', '<button onclick="a()">', '<button onclick="a()">', '코드를 담지 않은 속성', 7],
    ['src="/notes', 'src="https://a.test', '<img src="https://a.test', '사이트의 파일', 6],
    ['href="#"', 'href="javascript:a()"', '<a href="javascript:a()">', 'https:나 mailto:', 5],
    ['</head>', '<base></head>', '<base>', '페이지에 쓰는 요소', 2],
    ['</main>', '<video></video></main>', '<video>', '페이지에 쓰는 요소', 8],
  ] as const)('%j가 %j면 잘못이다', (before, after, found, expected, line) => {
    expect(good).toContain(before);
    const [fault, ...others] = check(good.replace(before, after));
    expect(others).toEqual([]);
    expect(fault?.file).toBe('out/docs.html');
    expect(fault?.line).toBe(line);
    expect(fault?.found).toContain(found);
    expect(fault?.expected).toContain(expected);
    expect(fault?.fix).not.toBe('');
  });
});
