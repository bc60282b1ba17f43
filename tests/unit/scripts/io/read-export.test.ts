import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Route } from '../../../../lib/vocabulary/routes';
import type { MemoryFile } from '../../../../scripts/io/memory';
import { readExport } from '../../../../scripts/io/read-export';
import { makeFolder } from '../../../support/folders';

const ROUTE = '/docs' as Route;

let folder = '';
let memory: MemoryFile;

function page(title: string, script: string): string {
  return `<html lang="ko"><head><title>${title}</title><script>${script}</script></head><body><main><h1>${title}</h1></main></body></html>`;
}

async function titleAfter(html: string, code = 'first'): Promise<string | undefined> {
  await writeFile(path.join(folder, 'docs.html'), html);
  const { pages } = await readExport(folder, { ...memory, code });
  return pages.get(ROUTE)?.html.title;
}

/** Changes what is remembered, so that it can be told from what is read. */
async function forgeMemory(): Promise<void> {
  const kept = deserialize(await readFile(memory.file)) as {
    map: Map<Route, { page: { html: { title: string } } }>;
  };
  for (const { page: known } of kept.map.values()) {
    known.html.title = '기억한 것';
  }
  await writeFile(memory.file, serialize(kept));
}

beforeEach(async () => {
  folder = makeFolder(onTestFinished);
  memory = { file: path.join(folder, 'memory'), code: 'first' };
  expect(await titleAfter(page('처음', 'chunk-1.js'))).toBe('처음');
  await forgeMemory();
});

test('같은 페이지는 다시 읽지 않는다', async () => {
  expect(await titleAfter(page('처음', 'chunk-1.js'))).toBe('기억한 것');
});

test('스크립트의 이름만 다른 페이지도 다시 읽지 않는다', async () => {
  expect(await titleAfter(page('처음', 'chunk-2.js'))).toBe('기억한 것');
});

test('글이 달라진 페이지는 다시 읽는다', async () => {
  expect(await titleAfter(page('다음', 'chunk-1.js'))).toBe('다음');
});

test('스크립트의 줄 수가 달라지면 다시 읽는다', async () => {
  expect(await titleAfter(page('처음', '\nchunk-1.js'))).toBe('처음');
});

test('읽는 코드가 달라지면 다시 읽는다', async () => {
  expect(await titleAfter(page('처음', 'chunk-1.js'), 'second')).toBe('처음');
});

test('기억이 깨졌으면 다시 읽고, 다음에는 기억한다', async () => {
  await writeFile(memory.file, 'broken');
  expect(await titleAfter(page('처음', 'chunk-1.js'))).toBe('처음');
  await forgeMemory();
  expect(await titleAfter(page('처음', 'chunk-1.js'))).toBe('기억한 것');
});

test('가져온 이름이 같은 페이지는 열지 않고, 다르면 읽는다', async () => {
  const read = async (name: string): Promise<string | undefined> => {
    const { pages } = await readExport(folder, { ...memory, names: new Map([[ROUTE, name]]) });
    return pages.get(ROUTE)?.html.title;
  };
  await read('a.html');
  await writeFile(path.join(folder, 'docs.html'), page('다음', 'chunk-1.js'));
  expect(await read('a.html')).toBe('기억한 것');
  expect(await read('b.html')).toBe('다음');
});

test('없어진 페이지는 잊는다', async () => {
  await rm(path.join(folder, 'docs.html'));
  const { pages } = await readExport(folder, memory);
  expect([...pages.keys()]).toEqual([]);
});
