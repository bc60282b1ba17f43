import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSite, type SitePlan } from '../../../../lib/site/plan';
import { listFiles } from '../../../../scripts/io/files';
import { readProject } from '../../../../scripts/io/project';
import { run } from '../../../../scripts/io/run';
import { stageWithout } from '../../../../scripts/io/stage';
import { noteSource } from '../../../support/note-source';

let root = '';

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

async function plan(): Promise<SitePlan> {
  return planSite(await readProject(root), { drafts: false });
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'devnote-'));
  await write('pages/index.md', noteSource('소개'));
  await write('pages/docs/fresh.md', noteSource('새 노트', { head: ['status: draft'] }));
  await write('pages/docs/redis.md', noteSource('레디스'));
  await write('public/img/docs/fresh/a.svg', '<svg/>');
  await write('public/img/docs/redis/a.svg', '<svg/>');
  await write('package-lock.json', '{}');
  await write('package.json', '{}');
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

const inputs = ['pages', 'public', 'package.json', 'package-lock.json', 'snippets.lock.json'];

test('초안과 그 그림을 뺀 사본을 만든다. 없는 파일은 건너뛴다', async () => {
  const { drafts } = await plan();
  const stage = await stageWithout({ root, inputs, drafts });
  expect(await listFiles(stage, '.')).toEqual([
    'package.json',
    'pages/docs/redis.md',
    'pages/index.md',
    'public/img/docs/redis/a.svg',
  ]);
});

test('그 사이에 초안이 된 노트는 다음 사본에 없다', async () => {
  await write('pages/docs/redis.md', noteSource('레디스', { head: ['status: draft'] }));
  const stage = await stageWithout({ root, inputs, drafts: (await plan()).drafts });
  expect(await listFiles(stage, 'pages')).toEqual(['pages/index.md']);
});

test('사본에서도 컴파일한 노트를 남기고 다시 쓰며, 패키지가 바뀌면 다시 컴파일한다', async () => {
  await cp('compile', path.join(root, 'compile'), { recursive: true });
  await cp('lib', path.join(root, 'lib'), { recursive: true });
  await write('next.config.mjs', '');
  await write('.cache/notes.json', '{ "site": {}, "notes": {} }');
  const { drafts } = await plan();
  const place = { root, inputs: [...inputs, 'compile', 'lib', 'next.config.mjs'], drafts };
  const cwd = await stageWithout(place);
  const read = "console.log(readCompiled(path.resolve('pages/index.md'), '글'))";
  const script = (statement: string): string =>
    `import path from 'node:path'; import { readCompiled, writeCompiled } from './compile/note-cache.mjs'; ${statement}`;
  const node = (statement: string): ReturnType<typeof run> =>
    run(process.execPath, ['--input-type=module', '--eval', script(statement)], { cwd });

  await node("writeCompiled(path.resolve('pages/index.md'), '글', [], '코드')");
  expect(await node(read)).toEqual({ code: 0, output: '코드\n' });
  await write('package-lock.json', '{ "lockfileVersion": 3 }');
  expect(await node(read)).toEqual({ code: 0, output: 'undefined\n' });
});
