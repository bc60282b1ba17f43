import { describe, expect, test } from 'vitest';
import { findExportFaults } from '../../../../lib/export/export-faults';
import { parseHtml, readHtmlPage } from '../../../../lib/export/html-page';
import type { Route } from '../../../../lib/vocabulary/routes';

const site = { url: 'https://dev.test', basePath: '/notes' };

describe('페이지의 잘못', () => {
  const good = `<html lang="ko"><head><title>글</title>
    <link rel="canonical" href="https://dev.test/notes/docs"></head>
    <body><main>
    <h1 id="top-of-note">글</h1>
    <p><a href="/notes/docs/redis#commands">명령</a> <a href="#">맨 위</a></p>
    <img src="/notes/img/a.png" alt="그림">
    <button>닫기</button>
    </main></body></html>`;
  const redis = `<link rel="canonical" href="https://dev.test/notes/docs/redis"><h1 id="commands">글</h1>`;

  function check(html: string): ReturnType<typeof findExportFaults> {
    return findExportFaults({
      site,
      pages: new Map([
        ['/docs' as Route, readHtmlPage(parseHtml(html))],
        ['/docs/redis' as Route, readHtmlPage(parseHtml(redis))],
      ]),
      files: new Set(['img/a.png']),
      moved: new Map(),
    });
  }

  test('보기 페이지에는 잘못이 없다', () => {
    expect(check(good)).toEqual([]);
  });

  test('이어질 호스트만 말하는 링크는 페이지를 가리키지 않는다', () => {
    expect(check(good.replace('<body>', '<link rel="preconnect" href="/"><body>'))).toEqual([]);
  });

  test.each([
    [
      'notes/docs"></head',
      'notes/doc"></head',
      'canonical https://dev.test/notes/doc',
      'https://dev.test/notes/docs',
    ],
    ['<link rel="canonical"', '<link rel="author"', 'canonical 없음', 'https://dev.test'],
    ['<h1 id="top-of-note">글</h1>', '<h2>글</h2>', 'h1 0개', 'h1 하나'],
    ['<p>', '<h1>또</h1><p>', 'h1 2개', 'h1 하나'],
    ['<p>', '<p id="top-of-note">', 'id "top-of-note" 2개', '하나뿐인 id'],
    ['redis#commands', 'reddis', '링크 /notes/docs/reddis', '내보낸 페이지나 파일'],
    ['#commands', '#none', '링크 /notes/docs/redis#none', 'id "none"'],
    ['"#"', '"#여기"', '링크 #여기', 'id "여기"'],
    ['href="/notes/docs', 'href="/docs', '링크 /docs', '/notes 경로로 시작'],
    ['/img/a.png', '/img/b.png', '링크 /notes/img/b.png', '내보낸 페이지나 파일'],
    ['<button>', '<button onclick="a()">', '<button onclick="a()">', '코드를 실행하지 않고'],
    ['src="/notes', 'src="https://a.test', '<img src="https://a.test', '다른 사이트의 것'],
    ['href="#"', 'href="javascript:a()"', '<a href="javascript:a()">', '코드를 실행'],
  ] as const)('%j가 %j면 잘못이다', (before, after, found, expected) => {
    expect(good).toContain(before);
    const [fault, ...others] = check(good.replace(before, after));
    expect(others).toEqual([]);
    expect(fault?.file).toBe('out/docs.html');
    expect(fault?.found).toContain(found);
    expect(fault?.expected).toContain(expected);
    expect(fault?.fix).not.toBe('');
  });
});

test('옛 주소의 페이지는 새 주소가 canonical이고 제목이 없어도 된다', () => {
  const page = readHtmlPage(parseHtml('<link rel="canonical" href="https://dev.test/notes/docs">'));
  const faults = findExportFaults({
    site,
    pages: new Map([['/old' as Route, page]]),
    files: new Set(),
    moved: new Map([['/old' as Route, '/docs#part']]),
  });
  expect(faults).toEqual([]);
});
