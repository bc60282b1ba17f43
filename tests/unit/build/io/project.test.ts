import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PublicFile } from '../../../../lib/note/project';
import { readProject } from '../../../../build/io/project';
import { fillFolder, makeFolder } from '../../../support/folders';

const root = makeFolder(afterAll);

function svg(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24"></svg>`;
}

fillFolder(root, {
  'public/img/docs/a.svg': svg(40),
  'public/img/docs/broken.png': '그림이 아니다',
  'public/robots.txt': svg(40),
});

async function asset(address: string): Promise<PublicFile | undefined> {
  return (await readProject(root)).assets.get(address);
}

test('파일마다 바이트 수가 있고, 읽을 수 있는 그림에는 크기가 있다', async () => {
  const bytes = svg(40).length;
  expect([...(await readProject(root)).assets]).toEqual([
    ['/img/docs/a.svg', { bytes, size: { width: 40, height: 24 } }],
    ['/img/docs/broken.png', { bytes: Buffer.byteLength('그림이 아니다') }],
    ['/robots.txt', { bytes }],
  ]);
});

test('그림을 바꾸면 크기도 바뀐다', async () => {
  await writeFile(path.join(root, 'public/img/docs/a.svg'), svg(80));
  expect((await asset('/img/docs/a.svg'))?.size?.width).toBe(80);
});

test('글이 있는 SVG에는 가장 작은 글의 크기가 있다', async () => {
  const text = '<svg width="20" height="10" viewBox="0 0 10 5"><text font-size="8">글</text></svg>';
  await writeFile(path.join(root, 'public/img/docs/a.svg'), text);
  expect((await asset('/img/docs/a.svg'))?.size?.label).toBe(16);
});

test('없는 파일과 폴더는 비어 있다', async () => {
  expect(await readProject(path.join(root, 'public'))).toMatchObject({
    files: [],
    wrong: [],
    addresses: '[]',
    redirects: '{}',
    lock: undefined,
    assets: new Map(),
    dates: new Map(),
  });
});
