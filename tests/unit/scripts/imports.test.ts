import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../../../.dependency-cruiser.mjs';
import type { Fault } from '../../../lib/faults/fault';
import { forbiddenImports, readImports } from '../../../scripts/io/imports';
import { fillFolder, makeFolder } from '../../support/folders';

/** A forbidden import for each rule: who imports, and what. */
const forbidden: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'lib-base': ['lib/faults/fault.ts', 'lib/note/note.ts'],
  'lib-notes': ['lib/tree/tree.ts', 'lib/site/site.ts'],
  'lib-alone': ['lib/site/all.ts', 'theme.config.tsx'],
  'packages-alone': ['packages/ko-search/src/rank/room.ts', 'lib/site/site.ts'],
  'packages-by-their-doors': ['lib/reader/box.ts', 'packages/ko-search/src/rank/deep.ts'],
  'lib-off-disk': ['lib/note/disk.ts', 'node:fs'],
  'lib-draws-nothing': ['lib/reader/box.ts', 'react'],
  'pages-are-read': ['components/chrome/app.ts', 'pages/home.ts'],
  'scripts-are-run': ['components/chrome/build.ts', 'scripts/build.ts'],
  'components-draw': ['scripts/draw.ts', 'components/page/link.ts'],
  'components-under-the-config': ['components/page/theme.ts', 'theme.config.tsx'],
  'build-on-the-build-machine': ['components/chrome/words.ts', 'build/labels.ts'],
  'client-without-react': ['client/box.ts', 'react'],
  'content-is-data': ['content/paypal/tables.ts', 'lib/tree/order.ts'],
  'tests-last': ['scripts/audit.ts', 'tests/support/made.ts'],
  'e2e-sees-the-page': ['tests/e2e/a.spec.ts', 'lib/tree/order.ts'],
};

/** What may be imported, each beside a rule that it might be taken to break. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['lib/note/read.ts', 'lib/faults/plain.ts'],
  ['content/paypal/form.ts', 'lib/note/form.ts'],
  ['scripts/check.ts', 'build/prepare.ts'],
  ['build/draw/page.ts', 'components/page/link.ts'],
  ['tests/unit/run.test.ts', 'scripts/run.ts'],
  ['playwright.config.ts', 'tests/support/site.ts'],
];

/** Files that import each other, and rooms that do. */
const circles = [
  ['lib/site/one.ts', 'lib/site/two.ts'],
  ['lib/site/two.ts', 'lib/site/one.ts'],
  ['lib/export/to-authoring.ts', 'lib/authoring/plain.ts'],
  ['lib/authoring/to-export.ts', 'lib/export/plain.ts'],
] as const;

/** The files that import all this. */
function filesWithImports(): Readonly<Record<string, string>> {
  const imports = [...Object.values(forbidden), ...allowed, ...circles];
  const texts = new Map(imports.map(([, to]) => [to, 'export {};\n']));
  for (const [from, to] of imports) {
    const isFile = /\.[a-z]+$/.test(to);
    const address = path.relative(path.dirname(from), to);
    const request = isFile ? (address.startsWith('.') ? address : `./${address}`) : to;
    texts.set(from, `${texts.get(from) ?? ''}import '${request.replace(/\.tsx?$/, '')}';\n`);
  }
  texts.set('node_modules/react/index.js', 'module.exports = {};\n');
  texts.set('node_modules/react/package.json', '{ "name": "react", "version": "1.0.0" }\n');
  texts.delete('node:fs');
  texts.delete('react');
  return Object.fromEntries(texts);
}

const root = makeFolder(afterAll);
fillFolder(root, filesWithImports());
const faults: readonly Fault[] = forbiddenImports(await readImports(root));

/** The faults of one rule. */
function faultsOf(rule: string): readonly Fault[] {
  return faults.filter(({ expected }) => expected === `규칙 ${rule}에 맞는 import`);
}

describe('막는 import', () => {
  test.each(Object.entries(forbidden))('%s: %s', (rule, [from, to]) => {
    const [fault] = faultsOf(rule);
    expect(fault).toMatchObject({ file: from });
    expect(fault?.found).toContain(to.replace('node:', ''));
    expect(fault?.fix).not.toBe('');
  });

  test('서로 가져오는 두 파일', () => {
    expect(faultsOf('no-circle').map(({ file }) => file)).toContain('lib/site/one.ts');
  });

  test('서로 가져오는 두 방', () => {
    expect(faultsOf('no-circle-of-rooms').map(({ file }) => file)).toContain('lib/export');
  });

  test('규칙마다 막는 보기가 있다', () => {
    const shown = ['no-circle', 'no-circle-of-rooms', ...Object.keys(forbidden)];
    expect(shown.sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
  });
});

test.each(allowed)('%s는 %s를 가져와도 된다', (from) => {
  expect(faults.filter(({ file }) => file === from)).toEqual([]);
});
