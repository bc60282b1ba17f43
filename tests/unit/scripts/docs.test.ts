import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { settings } from '../../../lib/site/site';
import { components } from '../../../lib/vocabulary/note-elements';

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(?:\.|out$|node_modules$)/.test(entry.name))
  .map(({ name }) => name);

/** A file of the repository in backticks. */
const FILE = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+\\.[a-z]+)\``, 'g');

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const firstsOf = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, first = '']) => first);

  test('적힌 파일은 모두 있다', () => {
    expect(firstsOf(FILE).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('적힌 npm run의 명령은 모두 있다', () => {
    const commands = firstsOf(/npm run ([a-z][a-z:]*)/g);
    expect(commands.filter((command) => scripts[command] === undefined)).toEqual([]);
  });
});

/** A test that finds nothing would pass: the pattern finds what it is for. */
test('글에 적힌 파일을 찾는다', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  expect([...text.matchAll(FILE)].map(([, file]) => file)).toContain('build/io/project.ts');
});

test('README의 표에 주인의 설정이 모두 있다', () => {
  const readme = readFileSync('README.md', 'utf8');
  const variables = settings.map(({ variable }) => variable);
  expect(variables.filter((name) => !readme.includes(`\n| \`${name}\` `))).toEqual([]);
});

const ELEMENTS = 'pages/note-elements.md';

test.runIf(existsSync(ELEMENTS))('노트에 쓰는 요소의 페이지가 모든 태그를 보인다', () => {
  const page = readFileSync(ELEMENTS, 'utf8');
  const unshown = Object.keys(components).filter((tag) => !page.includes(`\n<${tag}`));
  // Draws the facts of `content/paypal`.
  expect(unshown).toEqual(['data-table']);
});

/** Else a document that has changed would be held against the last result at a desk. */
test('글이 바뀌면 시험을 다시 한다', () => {
  const [, inputs = ''] =
    /const DOCUMENTS = \[([^\]]*)\]/.exec(readFileSync('scripts/test.ts', 'utf8')) ?? [];
  const roots = DOCUMENTS.map((file) => file.split('/')[0] ?? '');
  expect(roots.filter((root) => !inputs.includes(`'${root}'`))).toEqual([]);
});
