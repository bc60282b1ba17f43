import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findChangedFiles, readTree } from '../../src/run/changed-files';
import { withFolder, writeFiles } from '../../src/run/work-folder';

const first = { name: 'first', start: 1000, end: 2000 };
const beside = { name: 'beside', start: 1500, end: 2500 };
const last = { name: 'last', start: 4000, end: 5000 };
const workers = [first, beside, last];

it.each([
  ['고친 때에 일하던 모두', 'a', [['a', 1900]], ['first', 'beside']],
  ['그때 아무도 일하지 않으면 앞서 끝난 것', 'a', [['a', 3000]], ['beside']],
  ['지운 파일은 그 폴더가 바뀐 때', 'b/c', [['a', 1], ['b', 4500]], ['last']], // prettier-ignore
  ['바뀐 것이 없으면 아무도', 'a', [['a', 1]], []],
] as const)('%s', (_name, file, entries, expected) => {
  const before = new Map([['a', 1], ['b', 4500], ...(file === 'b/c' ? [['b/c', 1] as const] : [])]);
  const after = new Map<string, number>([['b', 4500], ...entries]);
  const found = findChangedFiles(workers, before, after);
  expect([...found.keys()].map(({ name }) => name).sort()).toEqual([...expected].sort());
  expect(new Set([...found.values()].flat())).toEqual(new Set(expected.length > 0 ? [file] : []));
});

it('도구가 쓰는 폴더는 보지 않는다', async () => {
  await withFolder(tmpdir(), async (root) => {
    const files = ['pages/file', '.cache/file', '.git/file', 'node_modules/file'];
    await writeFiles(
      root,
      files.map((filename) => ({ filename, text: '' })),
    );
    expect([...(await readTree(root)).keys()].sort()).toEqual(['pages', 'pages/file']);
  });
});
