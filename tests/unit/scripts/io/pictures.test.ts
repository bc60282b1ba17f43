import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPictureSizes } from '../../../../scripts/io/pictures';

let root = '';

function svg(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24"></svg>`;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(path.join(root, 'public/img/docs'), { recursive: true });
  await writeFile(path.join(root, 'public/img/docs/a.svg'), svg(40));
  await writeFile(path.join(root, 'public/img/docs/broken.png'), '그림이 아니다');
  await cp(path.join(root, 'public/img/docs/a.svg'), path.join(root, 'public/robots.txt'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('그림마다 주소와 크기가 있고, 읽을 수 없는 것과 그림이 아닌 것은 없다', async () => {
  expect(await readPictureSizes(root)).toEqual({ '/img/docs/a.svg': { width: 40, height: 24 } });
});

test('그림을 바꾸면 크기도 바뀐다', async () => {
  await writeFile(path.join(root, 'public/img/docs/a.svg'), svg(80));
  expect((await readPictureSizes(root))['/img/docs/a.svg']?.width).toBe(80);
});

test('글이 있는 SVG에는 가장 작은 글의 크기가 있다', async () => {
  const text = '<svg width="20" height="10" viewBox="0 0 10 5"><text font-size="8">글</text></svg>';
  await writeFile(path.join(root, 'public/img/docs/a.svg'), text);
  expect((await readPictureSizes(root))['/img/docs/a.svg']?.label).toBe(16);
});
