import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const OUT = 'out';

/** Most that the one script of a page may weigh, in kB of gzip. */
const SCRIPT_KB = 10;

/** Most that the style sheet of all pages may weigh, in kB of gzip. */
const STYLE_KB = 14.5;

/** Most that the HTML of the first page may weigh, in kB of gzip. */
const HOME_KB = 9;

/** Most that all scripts and the worker weigh when a reader has opened the search, in kB of gzip. */
const SEARCH_KB = 121;

const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });

const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(path.join(OUT, file), 'utf8') }))
  // What is left of a page that has moved has no script of the site.
  .filter(({ html }) => html.includes('/_site/'));

function kilobytes(file: string): number {
  return gzipSync(readFileSync(path.join(OUT, file))).length / 1000;
}

/** The script files that a page names, in the export. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]* src="[^"]*\/(_site\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

test(`스타일은 파일 하나이고 gzip으로 ${STYLE_KB} kB를 넘지 않는다`, () => {
  const styles = files.filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(1);
  expect(kilobytes(styles[0] ?? '')).toBeLessThan(STYLE_KB);
  // Lowered for the oldest browsers: Safari 16.4 knows neither.
  expect(readFileSync(path.join(OUT, styles[0] ?? ''), 'utf8')).not.toMatch(
    /&[\s.:[]|light-dark\(/,
  );
});

test(`첫 페이지의 HTML은 gzip으로 ${HOME_KB} kB를 넘지 않는다`, () => {
  expect(kilobytes('index.html')).toBeLessThan(HOME_KB);
});

describe('모든 페이지의 스크립트', () => {
  test(`파일 하나이고 gzip으로 ${SCRIPT_KB} kB를 넘지 않는다`, () => {
    const named = new Set(pages.map(({ html }) => scriptsOf(html).join()));
    expect([...named]).toHaveLength(1);
    const [file = ''] = named;
    expect(file).toMatch(/^_site\/[\w-]+\.js$/);
    expect(kilobytes(file)).toBeLessThan(SCRIPT_KB);
    // What it imports at once would be a second file.
    expect(readFileSync(path.join(OUT, file), 'utf8')).not.toMatch(/\bimport\s*["'{]/);
  });

  test('Next.js의 스크립트와 자료가 없다', () => {
    const drawn = pages.filter(({ html }) => /__NEXT_DATA__|_next\/[^"]*\.js/.test(html));
    expect(drawn.map(({ file }) => file)).toEqual([]);
    expect(files.filter((file) => /^_next\/.*\.(?:js|json)$/.test(file))).toEqual([]);
    // A folder of them would stay behind, empty.
    const parents = new Set(files.map((file) => path.dirname(file)));
    const isEmpty = (file: string): boolean =>
      !parents.has(file) && statSync(path.join(OUT, file)).isDirectory();
    expect(files.filter(isEmpty)).toEqual([]);
  });

  test(`검색을 열면 모두 ${SEARCH_KB} kB를 넘지 않는다`, () => {
    const needless =
      /link-preview|nearest-notes|daily-question|questions|input-sizes|problem-table|my-values|error-reader/;
    const opened = files.filter((file) => /^_site\/.*\.js$/.test(file) && !needless.test(file));
    expect(opened.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(SEARCH_KB);
  });
});
