import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { bundleCompiler, COMPILER } from '../../../../scripts/io/compiler';
import { makeFolder } from '../../../support/folders';

let root = '';

beforeEach(async () => {
  root = path.join(makeFolder(onTestFinished), '컴파일러 1');
  for (const name of ['compile', 'lib', 'next.config.ts', 'tsconfig.json']) {
    await cp(name, path.join(root, name), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  await bundleCompiler(root);
});

async function bundled(name: string): Promise<string> {
  return readFile(path.join(root, COMPILER, name), 'utf8');
}

/** Changes a file so that a bundle of it changes. */
async function change(file: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  await writeFile(path.join(root, file), `${text}\nconsole.error('changed');\n`);
  await bundleCompiler(root);
}

test.each([
  ['플러그인', 'compile/remark-callouts.ts'],
  ['플러그인이 쓰는 lib의 코드', 'lib/markdown/fence-meta.ts'],
])('%s이(가) 달라지면 컴파일러의 글이 달라진다', async (_what, file) => {
  const before = await bundled('compile-note.mjs');
  await change(file);
  expect(await bundled('compile-note.mjs')).not.toBe(before);
});

test.each(['lib/search/text/tokens.ts', 'compile/lean-theme.ts'])(
  '노트를 컴파일하지 않는 %s가 달라져도 컴파일러의 글은 그대로다',
  async (file) => {
    const before = await bundled('compile-note.mjs');
    await change(file);
    expect(await bundled('compile-note.mjs')).toBe(before);
  },
);

test('쓰지 않게 된 조각은 남지 않는다', async () => {
  const before = await readdir(path.join(root, COMPILER));
  await change('lib/markdown/fence-meta.ts');
  const after = await readdir(path.join(root, COMPILER));
  expect(after.length).toBe(before.length);
  expect(after).not.toEqual(before);
});

test('글은 어느 폴더에서 묶든 같다', async () => {
  const text = await bundled('compile-note.mjs');
  expect(text).not.toContain(root);
});
