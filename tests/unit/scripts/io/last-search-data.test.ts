import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkLastSearchData } from '../../../../scripts/io/last-search-data';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'last-search-'));
  await mkdir(path.join(root, 'public'));
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

test('마지막 빌드의 자료를 public/에 이어 두고, 끝나면 잇기만 거둔다', async () => {
  const data = path.join(root, 'out/_search');
  await mkdir(data, { recursive: true });
  await writeFile(path.join(data, 'manifest.json'), '{}');

  const { isThere, unlink } = linkLastSearchData(root);
  expect(isThere).toBe(true);
  const linked = path.join(root, 'public/_search/manifest.json');
  expect(await readFile(linked, 'utf8')).toBe('{}');

  unlink();
  expect(existsSync(linked)).toBe(false);
  expect(existsSync(path.join(data, 'manifest.json'))).toBe(true);
});

test('빌드가 없으면 이을 것도 없다', () => {
  expect(linkLastSearchData(root).isThere).toBe(false);
  expect(existsSync(path.join(root, 'public/_search'))).toBe(false);
});

test('지난번에 남은 잇기가 있어도 다시 잇는다', async () => {
  await mkdir(path.join(root, 'out/_search'), { recursive: true });
  await writeFile(path.join(root, 'out/_search/manifest.json'), '{}');
  linkLastSearchData(root);
  expect(linkLastSearchData(root).isThere).toBe(true);
});
