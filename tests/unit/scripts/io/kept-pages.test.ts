import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { noteFile } from '../../../../lib/vocabulary/routes';
import type { NotesData } from '../../../../lib/site/notes';
import { fillFolder, makeFolder } from '../../../support/folders';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

const FILE = noteFile('pages/docs/redis/redis-stream.md');
const home = process.cwd();

afterAll(() => {
  process.chdir(home);
});

function writeNotes(data: NotesData): void {
  writeFileSync('.cache/notes.json', JSON.stringify(data));
}

test('개발 서버가 초안과 함께 다시 적은 자료로 그린 페이지는 이름이 다르다', async () => {
  const root = makeFolder(afterAll);
  fillFolder(root, {
    '.cache/compiler/compile-note.mjs': '',
    'package-lock.json': '{}',
    [FILE]: noteSource('Redis Stream', {
      head: ['tags: [redis]'],
      body: '## 명령 [#commands]\n\n`XADD`로 넣는다.',
    }),
  });
  process.chdir(root);
  const { namePages } = await import('../../../../scripts/io/kept-pages');
  const data = readFaultless();
  const notes = Object.values(data.notes).filter(({ file }) => file === FILE);
  writeNotes(data);
  const before = await namePages(notes, 'code');
  expect(await namePages(notes, 'code')).toEqual(before);
  writeNotes(
    readFaultless(
      {
        'pages/docs/_meta.json': { index: '개요', redis: '레디스', fresh: '새 노트' },
        'pages/docs/fresh.md': noteSource('새 노트', { head: ['status: draft'] }),
      },
      { drafts: true },
    ),
  );
  expect(await namePages(notes, 'code')).not.toEqual(before);
});
