import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { NotesData } from '../../../lib/site/notes';
import { listFiles } from '../../../build/io/files';
import { readLetters } from '../../../build/io/letters';
import {
  dropOtherSharePictures,
  drawSharePictures,
  takeSharePictures,
} from '../../../build/share-pictures';
import { makeFolder } from '../../support/folders';
import { noteSource } from '../../support/note-source';
import { readFaultless } from '../../support/sample-site';

const FONT = 'build/share.ttf';

let root = '';

beforeEach(async () => {
  root = makeFolder(onTestFinished);
  for (const file of [FONT, 'components/styles/tokens.css']) {
    await cp(file, path.join(root, file), { recursive: true });
  }
});

function titled(title: string): NotesData {
  return readFaultless({ 'pages/docs/redis.md': noteSource(title) });
}

const keptFiles = (): Promise<string[]> => readdir(path.join(root, '.cache/share'));

test('노트와 폴더마다 1200×630의 PNG가 있고, 첫 페이지의 것은 사이트의 것이다', async () => {
  const out = path.join(root, 'out');
  takeSharePictures(root, await drawSharePictures(root, titled('레디스')), out);
  const files = await listFiles(out, '_share');
  expect(files).toEqual([
    '_share/docs.png',
    '_share/docs/redis.png',
    '_share/docs/redis/redis-stream.png',
    '_share/index.png',
  ]);
  for (const file of files) {
    const bytes = await readFile(path.join(out, file));
    expect(imageSize(bytes)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(25_000);
  }
});

test('제목이 바뀐 노트의 그림만 다시 그리고, 쓰지 않는 것은 지운다', async () => {
  const before = await drawSharePictures(root, titled('레디스'));
  const files = await keptFiles();
  const pictures = await drawSharePictures(root, titled('레디스 7'));
  const added = (await keptFiles()).filter((file) => !files.includes(file));
  expect(added).toEqual([...pictures.values()].filter((file) => !files.includes(file)));
  expect(added).toHaveLength(1);
  await dropOtherSharePictures(root, pictures);
  expect((await keptFiles()).sort()).toEqual([...new Set(pictures.values())].sort());
  expect([...before].filter(([route, file]) => pictures.get(route) !== file)).toHaveLength(1);
});

test('같은 것은 언제나 같은 바이트로 그린다', async () => {
  const draw = async (): Promise<Buffer[]> => {
    const files = await drawSharePictures(root, titled('레디스'));
    return Promise.all(
      [...files.values()].map((file) => readFile(path.join(root, '.cache/share', file))),
    );
  };
  const first = await draw();
  await rm(path.join(root, '.cache'), { recursive: true });
  expect(await draw()).toEqual(first);
});

test('글꼴에 없는 글자는 빈 칸으로 그리지 않고, 그 노트의 잘못으로 알린다', async () => {
  await expect(drawSharePictures(root, titled('漢字와 🚀'))).rejects.toMatchObject({
    faults: ['漢', '字', '🚀'].map((letter) => ({
      file: 'pages/docs/redis.md',
      found: expect.stringContaining(`글자 ${letter} (U+`) as string,
    })),
  });
});

test('현대 한글은 모두, 라틴 글자와 흔한 부호도 그릴 수 있다', async () => {
  const letters = await readLetters(FONT);
  const hangul = Array.from({ length: 11_172 }, (_, index) =>
    String.fromCodePoint(0xac00 + index),
  ).join('');
  expect(letters.missingIn(`${hangul}ㄱㅏ`)).toEqual([]);
  expect(letters.missingIn('@Transactional, C++/C#: O(n²) → {}[]<>·—“따옴표”…éüñ×')).toEqual([]);
});

test('두 글자의 사이는 글꼴이 정한 만큼 좁다', async () => {
  const { widthOf } = await readLetters(FONT);
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
});
