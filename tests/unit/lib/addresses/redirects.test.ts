import { describe, expect, test } from 'vitest';
import { parseHtml, readHtmlPage } from '../../../../lib/export/html-page';
import { redirectPage } from '../../../../lib/export/redirect-page';
import {
  formatRedirects,
  headingAliases,
  movedPages,
  readRedirects,
  resolveAddress,
} from '../../../../lib/addresses/redirects';
import { readSite } from '../../../../lib/site/site';

const entries = new Map([
  ['/b', '/c'],
  ['/a', '/b'],
  ['/merged', '/c#part'],
  ['/c#old', '/c#new'],
  ['/c#older', '/c#old'],
]);

test.each([
  ['/a', '/c'],
  ['/a#x', '/c#x'],
  ['/a#old', '/c#new'],
  ['/merged#anything', '/c#part'],
  ['/c#older', '/c#new'],
  ['/elsewhere', '/elsewhere'],
])('%s는 %s로 간다', (from, to) => {
  expect(resolveAddress(from, entries)).toBe(to);
});

test('옮긴 페이지와 옛 id를 가른다', () => {
  expect([...movedPages(entries)]).toEqual([
    ['/b', '/c'],
    ['/a', '/c'],
    ['/merged', '/c#part'],
  ]);
  expect([...headingAliases(entries)]).toEqual([['/c', { new: ['old', 'older'] }]]);
});

test('지금의 id는 constructor여도 된다', () => {
  const renamed = new Map([['/java/class#ctor', '/java/class#constructor']]);
  expect([...headingAliases(renamed)]).toEqual([['/java/class', { constructor: ['ctor'] }]]);
});

test.each([
  ['["/docs/old"]', 1, '주소의 짝이 아닌 값'],
  ['{ "/docs/old": 1 }', 1, '주소의 짝이 아닌 값'],
  ['{\n  "/docs/old": "/docs",\n  "/docs/old": "/"\n}', 3, 'JSON 오류'],
])('content/redirects.json %j는 읽을 수 없다', (source, line, found) => {
  const [fault, ...others] = readRedirects(source).faults;
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    file: 'content/redirects.json',
    line,
    expected: '"옛 주소": "새 주소" 꼴의 JSON 객체',
    fix: '쉼표, 따옴표, 중복된 키를 고친다.',
  });
  expect(fault?.found).toContain(found);
});

test('content/redirects.json은 옛 주소의 차례로 적는다', () => {
  expect(
    formatRedirects([
      ['/b', '/c'],
      ['/a', '/c'],
    ]),
  ).toBe('{\n  "/a": "/c",\n  "/b": "/c"\n}\n');
});

describe('옛 주소의 페이지', () => {
  const { site } = readSite({ SITE_URL: 'https://dev.test', BASE_PATH: '/notes' });
  const html = redirectPage(site, '/docs/redis', '레디스 <스트림>');

  test('새 주소를 canonical, refresh, 링크로 말하고 검색에 나오지 않는다', () => {
    const page = readHtmlPage(parseHtml(html));
    expect(page.canonical).toBe('https://dev.test/notes/docs/redis');
    expect([...page.references]).toContain('/notes/docs/redis');
    expect(html).toContain('<title>옮긴 노트: 레디스 &lt;스트림&gt;</title>');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/notes/docs/redis">');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('스크립트는 모든 페이지에서 같고, 어디로 갈지는 링크가 말한다', () => {
    const script = /<script>.*<\/script>/.exec(html)?.[0];
    expect(script).toBeDefined();
    expect(redirectPage(site, '/docs#part', 'Docs')).toContain(script);
    expect(html).toContain('<a id="target" href="/notes/docs/redis">');
  });

  test('홈으로 가는 페이지', () => {
    expect(redirectPage(readSite({}).site, '/', '소개')).toContain('url=/"');
  });
});
