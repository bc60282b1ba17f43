import { describe, expect, test } from 'vitest';
import { compileNote } from '../../../../build/compile/compile-note';
import { readNote } from '../../../../lib/note/note';
import { compileWith, NOTE_FILE, sampleNote, sampleNotes } from '../../../support/notes-data';
import { lineOf, noteSource } from '../../../support/note-source';

compileWith(sampleNotes);

const source = noteSource('레디스', {
  head: ['tags: [redis]', 'sidebar_position: 2', 'toc_max_heading_level: 3', 'status: unlisted'],
  body: '## 명령 [#commands]\n\n본문이다.',
});

test('브라우저가 아는 것은 파일, 주소, 제목, 고친 날, 목차와 front matter의 세 항목이다', async () => {
  const { facts } = await compileNote(sampleNote, source);
  expect(facts).toEqual({
    filePath: NOTE_FILE,
    route: '/docs/redis',
    title: '레디스',
    updated: '2026-11-20',
    headings: [{ depth: 2, value: '명령', id: 'commands' }],
    frontMatter: {
      description: expect.stringContaining('레디스') as string,
      toc_max_heading_level: 3,
      status: 'unlisted',
    },
  });
});

test('빌드가 쓴 페이지에는 고칠 파일이 없다', async () => {
  const { facts } = await compileNote({ ...sampleNote, source }, source);
  expect(facts).not.toHaveProperty('filePath');
});

test('본문은 묶지 않고 읽을 수 있는 함수가 된다', async () => {
  const { code } = await compileNote(sampleNote, source);
  expect(code).toContain('본문이다.');
  expect(code).not.toMatch(/^(import|export)/m);
});

test('취소선은 ~~ 둘로만 긋고, 물결 하나는 글이다', async () => {
  const text = '3~5일, 길면 7~10일이다. ~~옛 방법(deprecated)~~은 쓰지 않는다.';
  const { code } = await compileNote(sampleNote, source.replace('본문이다.', text));
  expect(code.match(/_components\.del, \{[^}]*\}/g)).toEqual([
    expect.stringContaining('"옛 방법(deprecated)"'),
  ]);
  expect(code).toContain('3~5일, 길면 7~10일이다.');
});

test('한 노트의 여러 잘못을 한 번에 말한다', async () => {
  const body = [
    '<note-terms>\n\n- 멱등: 하나.\n\n</note-terms>',
    '<note-terms>\n\n글\n\n</note-terms>',
    '<code-tabs>\n\n```text\n하나\n```\n\n</code-tabs>',
    '$$\\frac{1}$$',
  ].join('\n\n');
  const found = [
    '굵은 글로 시작하지 않는 항목',
    '목록이 없는 <note-terms>',
    expect.stringContaining('<code-tabs>') as string,
    expect.stringContaining('읽을 수 없는 수식') as string,
  ];
  await expect(compileNote(sampleNote, noteSource('레디스', { body }))).rejects.toMatchObject({
    faults: expect.arrayContaining(
      found.map((one) => expect.objectContaining({ file: NOTE_FILE, found: one }) as object),
    ) as unknown,
  });
});

test('글 속의 <pre>는 그 줄의 잘못이다', async () => {
  const within = noteSource('레디스', { body: '글 <pre>가</pre>' });
  await expect(compileNote(sampleNote, within)).rejects.toMatchObject({
    faults: [{ file: NOTE_FILE, line: expect.any(Number) as number }],
  });
});

describe.each([
  ['읽지 않은 글', () => undefined],
  ['읽은 글', (text: string) => readNote({ path: NOTE_FILE, text })],
])('%s', (_kind, readFirst) => {
  test('잘못은 파일의 행에서 말한다', async () => {
    const wrong = noteSource('레디스', { body: '$$\\frac{a$$' });
    readFirst(wrong);
    await expect(compileNote(sampleNote, wrong)).rejects.toMatchObject({
      faults: [{ file: NOTE_FILE, line: lineOf(wrong, '$$') }],
    });
  });

  test('몇 번을 컴파일해도 같다', async () => {
    readFirst(source);
    const first = await compileNote(sampleNote, source);
    expect(await compileNote(sampleNote, source)).toEqual(first);
  });
});
