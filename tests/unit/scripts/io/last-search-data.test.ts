import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { linkLastSearchData } from '../../../../scripts/io/last-search-data';
import { fillFolder, makeFolder } from '../../../support/folders';

let root: string;

beforeEach(() => {
  root = makeFolder(onTestFinished);
  fillFolder(root, { 'public/icon.svg': '' });
});

test('마지막 빌드의 자료를 public/에 이어 두고, 끝나면 잇기만 거둔다', async () => {
  fillFolder(root, { 'out/_search/manifest.json': '{}' });

  const { isThere, unlink } = linkLastSearchData(root);
  expect(isThere).toBe(true);
  const linked = path.join(root, 'public/_search/manifest.json');
  expect(await readFile(linked, 'utf8')).toBe('{}');

  unlink();
  expect(existsSync(linked)).toBe(false);
  expect(existsSync(path.join(root, 'out/_search/manifest.json'))).toBe(true);
});

test('빌드가 없으면 이을 것도 없다', () => {
  expect(linkLastSearchData(root).isThere).toBe(false);
  expect(existsSync(path.join(root, 'public/_search'))).toBe(false);
});

test('지난번에 남은 잇기가 있어도 다시 잇는다', () => {
  fillFolder(root, { 'out/_search/manifest.json': '{}' });
  linkLastSearchData(root);
  expect(linkLastSearchData(root).isThere).toBe(true);
});
