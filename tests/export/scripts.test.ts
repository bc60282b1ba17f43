import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const OUT = 'out';

/** Most that the scripts of a page may weigh, in kB of gzip. */
const LIMIT_KB = 130;

const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(path.join(OUT, file), 'utf8') }))
  // What is left of a page that has moved has no script of the site.
  .filter(({ html }) => html.includes('/_next/static/'));

/** The scripts of an exported page, which the page hands to `waitForReader`. */
function scriptsOf(html: string): string[] {
  const sources = [...html.matchAll(/"(\/[^"]*_next\/static\/[^"]+\.js)"/g)].map(
    ([, source]) => source ?? '',
  );
  return [...new Set(sources)];
}

/** The scripts of all pages: their text and their weight in bytes of gzip. */
const scripts = new Map(
  [...new Set(pages.flatMap(({ html }) => scriptsOf(html)))].map((source) => {
    // The last part of an address is the name of the file, below whatever base path.
    const text = readFileSync(path.join(OUT, source.slice(source.indexOf('/_next/'))));
    return [source, { text, bytes: gzipSync(text).length }];
  }),
);

describe('모든 페이지의 스크립트', () => {
  test(`gzip으로 ${LIMIT_KB} kB를 넘지 않는다`, () => {
    const heavy = pages
      .map(({ file, html }) => ({
        file,
        bytes: scriptsOf(html).reduce((sum, source) => sum + (scripts.get(source)?.bytes ?? 0), 0),
      }))
      .filter(({ bytes }) => bytes === 0 || bytes / 1000 >= LIMIT_KB);
    expect(heavy).toEqual([]);
  });

  test('기다리지 않고 돌리는 것이 없다', () => {
    const eager = pages.filter(({ html }) => /<script[^>]* src=[^>]*>/.test(html));
    expect(eager.map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['zod', 'invalid_type'],
    ['Headless UI', 'headlessui'],
    ['Popper', 'popperOffsets'],
    ['FlexSearch', 'nextra-data-'],
    ['git-url-parse', 'bitbucket'],
    ['path-to-regexp', 'Missing parameter name'],
    ['process', 'process.chdir is not supported'],
    ['lib/constants of Next.js', 'You can not use getStaticProps'],
  ])('%s가 없다', (_library, mark) => {
    const found = [...scripts].filter(([, { text }]) => text.includes(mark));
    expect(found.map(([source]) => source)).toEqual([]);
  });

  test('노트의 본문이 없다', () => {
    // The error page is a component more than a note.
    const notes = pages.filter(({ file }) => file !== '404.html');
    const written = notes.flatMap(({ file, html }) => {
      const sentence = /<p>([^<]{30,60})[^<]*<\/p>/.exec(html)?.[1];
      const carriers = scriptsOf(html).filter(
        (source) => sentence !== undefined && scripts.get(source)?.text.includes(sentence),
      );
      return carriers.map((source) => `${file}: ${source}`);
    });
    expect(written).toEqual([]);
  });
});
