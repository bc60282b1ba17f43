import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testedKey, verdictOf } from '../../../lib/snippets/tested';
import { run } from 'md-run/process';
import { readTestedFiles, stateOfTests } from '../../../scripts/io/snippets/tested-blocks';
import { fillFolder, makeFolder } from '../../support/folders';

const support = path.resolve(import.meta.dirname, '../../support');

/** A file of tests that takes one block and has some tests. */
function testFile(block: string, tests: string): string {
  return `import { test } from 'vitest';
import { takeBlocks } from '${support}/taken-blocks';
import { describeWith } from '${support}/tools';
const take = () => takeBlocks([{ project: '${block}', filename: 'a.sql', text: '' }]);
${tests}
`;
}

it(
  '통과한 시험, 실패한 시험, 건너뛴 시험, 도구가 없는 시험을 가린다',
  { timeout: 600_000 },
  async () => {
    const root = makeFolder(onTestFinished);
    mkdirSync(path.join(root, 'pages'));
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
    const tool = "[{ name: 'curl', package: 'curl' }]";
    fillFolder(root, {
      'tests/samples/a.test.ts': testFile('passed', "test('1', take);"),
      'tests/samples/b.test.ts': testFile('at-once', "take(); test('1', () => {});"),
      'tests/samples/c.test.ts': testFile(
        'failed',
        "take(); test('1', () => {}); test('2', () => { throw new Error('!'); });",
      ),
      'tests/samples/d.test.ts': testFile('skipped', "take(); test.skip('1', () => {});"),
      'tests/samples/e.test.ts': testFile(
        'in-part',
        "test('1', take); test('2', (one) => { one.skip(); });",
      ),
      'tests/samples/f.test.ts': testFile(
        'without-tools',
        `describeWith('1', ${tool}, () => { test('2', take); });`,
      ),
    });
    const before = await stateOfTests(root);
    const reporter = path.join(support, 'tested-blocks-reporter.ts');
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    const words = [vitest, 'run', '--root', root, `--reporter=${reporter}`];
    const { output } = await run(process.execPath, words, { env: { CI: '' } });
    const files = await readTestedFiles(root, before);
    const names = ['passed', 'at-once', 'failed', 'skipped', 'in-part', 'without-tools'];
    const found = names.map((project) => {
      const key = testedKey({ project, filename: 'a.sql', text: '' });
      return [project, verdictOf(key, files ?? [])];
    });
    expect(Object.fromEntries(found), output).toEqual({
      passed: 'sql',
      'at-once': 'sql',
      failed: 'failed',
      // Whatever they would have said: elsewhere tools are missing.
      skipped: 'unknown',
      'in-part': 'unknown',
      'without-tools': 'unknown',
    });
    expect(files?.map(({ ending }) => ending).sort()).toEqual(
      ['passed', 'passed', 'failed', 'skipped', 'skipped', 'without-tools'].sort(),
    );
    // Changed tests have not run.
    fillFolder(root, { 'tests/samples/g.test.ts': '' });
    expect(await readTestedFiles(root, await stateOfTests(root))).toBeUndefined();
  },
);
