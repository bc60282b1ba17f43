import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const OUT = 'out';

/** The scripts of an exported page, which the page hands to `waitForReader`. */
function scriptsOf(file: string): string[] {
  const html = readFileSync(path.join(OUT, file), 'utf8');
  const sources = [...html.matchAll(/"(\/[^"]*_next\/static\/[^"]+\.js)"/g)].map(
    ([, source]) => source ?? '',
  );
  return [...new Set(sources)];
}

/** The last part of an address is the name of the file, below whatever base path. */
const read = (source: string): Buffer =>
  readFileSync(path.join(OUT, source.slice(source.indexOf('/_next/'))));

const pages = [
  { file: 'docs/redis/redis-stream.html', limit: 130 },
  { file: 'docs/paypal/subscription-api.html', limit: 130 },
];

describe.each(pages)('$file의 스크립트', ({ file, limit }) => {
  const scripts = scriptsOf(file);

  test(`gzip으로 ${limit} kB를 넘지 않는다`, () => {
    expect(scripts.length).toBeGreaterThan(4);
    const bytes = scripts.reduce((sum, source) => sum + gzipSync(read(source)).length, 0);
    expect(bytes / 1000).toBeLessThan(limit);
  });

  test('기다리지 않고 돌리는 것이 없다', () => {
    const html = readFileSync(path.join(OUT, file), 'utf8');
    expect(html.match(/<script[^>]* src=[^>]*>/g) ?? []).toEqual([]);
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
    expect(scripts.filter((source) => read(source).includes(mark))).toEqual([]);
  });

  test('노트의 본문이 없다', () => {
    const html = readFileSync(path.join(OUT, file), 'utf8');
    const sentence = /<p>([^<]{30,60})[^<]*<\/p>/.exec(html)?.[1] ?? '';
    expect(sentence).not.toBe('');
    expect(scripts.filter((source) => read(source).includes(sentence))).toEqual([]);
  });
});
