import { describe, expect, test } from 'vitest';
import {
  addressesOf,
  findAddressFaults,
  findUnrecorded,
  formatLedger,
  readLedger,
} from '../../../../lib/addresses/ledger';
import type { Note } from '../../../../lib/note/note';
import { readRedirects } from '../../../../lib/addresses/redirects';
import { noteOf } from '../../../support/note-source';

const notes = [
  noteOf('pages/docs/index.md', '문서', { body: '## 절 [#order]' }),
  noteOf('pages/docs/redis.md', '레디스', { body: '## 절 [#commands]' }),
];

function faults(
  ledger: readonly string[],
  redirects: Readonly<Record<string, string>> = {},
): ReturnType<typeof findAddressFaults> {
  return findAddressFaults(
    { notes, unread: new Set() },
    readLedger(formatLedger(ledger)),
    readRedirects(JSON.stringify(redirects, null, 2)),
  );
}

test('장부는 주소와 제목 id를 한 줄에 하나씩 차례대로 적는다', () => {
  expect(formatLedger(addressesOf([...notes].reverse()))).toBe(
    '[\n  "/docs",\n  "/docs#order",\n  "/docs/redis",\n  "/docs/redis#commands"\n]\n',
  );
});

test.each([
  ['{ "/docs": 1 }', 1, '주소의 목록이 아닌 값'],
  ['["docs"]', 1, '주소의 목록이 아닌 값'],
  ['[\n  "/docs",\n  /redis\n]', 3, 'JSON 오류'],
])('장부 %j는 읽을 수 없다', (source, line, found) => {
  const [fault, ...others] = readLedger(source).faults;
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    file: 'content/addresses.json',
    line,
    expected: '한 줄에 주소 하나인 JSON 배열',
  });
  expect(fault?.found).toContain(found);
});

test('404 페이지의 주소는 적지 않는다', () => {
  expect(addressesOf([noteOf('pages/404.md', '없음')])).toEqual([]);
});

test('적힌 주소가 모두 있으면 잘못이 없다', () => {
  expect(faults(addressesOf(notes))).toEqual([]);
  expect(findUnrecorded(notes, readLedger(formatLedger(addressesOf(notes))))).toEqual([]);
});

describe('사라진 주소', () => {
  test('노트가 없어지면 장부의 행에서 돌려보낼 곳을 적으라고 한다. 그 제목들은 따로 말하지 않는다', () => {
    expect(faults(['/docs', '/docs/old', '/docs/old#a', '/docs/old#b'])).toEqual([
      {
        file: 'content/addresses.json',
        line: 3,
        found: '사라진 주소 /docs/old',
        expected:
          '공개한 적이 있는 주소. 바꾸었으면 content/redirects.json의 "/docs/old": "/새/주소"',
        fix: '노트를 되돌리거나 content/redirects.json에 옛 주소와 새 주소를 적는다. 노트를 옮길 때는 npm run move를 쓴다.',
      },
    ]);
  });

  test('제목 id가 바뀌면 옛 id의 별명을 적으라고 한다', () => {
    expect(faults(['/docs/redis', '/docs/redis#verbs'])).toMatchObject([
      {
        line: 3,
        found: '사라진 제목 id /docs/redis#verbs',
        expected: expect.stringContaining('"/docs/redis#verbs": "/docs/redis#새-id"') as string,
        fix: expect.stringContaining('[#verbs]로 되돌리거나') as string,
      },
    ]);
  });

  test('별명이 있으면 잘못이 아니다', () => {
    expect(faults(['/docs/redis#verbs'], { '/docs/redis#verbs': '/docs/redis#commands' })).toEqual(
      [],
    );
  });

  test('옮긴 노트의 제목 id는 새 노트에서 찾는다', () => {
    const moved = { '/docs/old': '/docs/redis' };
    expect(faults(['/docs/old', '/docs/old#commands'], moved)).toEqual([]);
    expect(faults(['/docs/old', '/docs/old#verbs'], moved)).toMatchObject([
      { found: '/docs/old#verbs 주소가 가는 /docs/redis#verbs 주소가 없음' },
    ]);
  });

  test('두 번 옮긴 노트', () => {
    expect(faults(['/a#commands'], { '/a': '/b', '/b': '/docs/redis' })).toEqual([]);
  });

  test('읽지 못한 노트의 주소는 말하지 않는다', () => {
    const ledger = readLedger('["/docs/broken", "/docs/broken#a"]');
    const unread = new Set(['/docs/broken' as Note['route']]);
    expect(findAddressFaults({ notes, unread }, ledger, readRedirects('{}'))).toEqual([]);
  });
});

describe('content/redirects.json의 잘못', () => {
  test.each([
    [{ '/docs/redis': '/docs' }, '지금 있는 주소 /docs/redis'],
    [{ '/docs/redis#commands': '/docs/redis' }, '지금 있는 주소 /docs/redis#commands'],
    [{ '/old': '/none' }, '/old 주소가 가는 /none'],
    [{ '/old': '/docs#none' }, '/old 주소가 가는 /docs#none'],
    [{ '/a': '/b', '/b': '/a' }, '/a 주소가 가는 /a'],
    [{ '/docs#gone': '/docs/redis#commands' }, '다른 페이지로 가는 제목 id /docs#gone'],
    [{ '/Old': '/docs' }, '주소 "/Old"'],
    [{ '/old.html': '/docs' }, '주소 "/old.html"'],
    [{ '/old': 'docs' }, '주소 "docs"'],
  ])('%j', (redirects, found) => {
    expect(faults([], redirects)[0]).toMatchObject({
      file: 'content/redirects.json',
      line: 2,
      found,
    });
  });

  test('깨진 파일은 그것만 말한다', () => {
    const broken = readRedirects('{\n  "/a": "/b",\n  "/a": "/c"\n}');
    expect(
      findAddressFaults({ notes, unread: new Set() }, readLedger('["/x"]'), broken),
    ).toMatchObject([{ file: 'content/redirects.json', line: 3 }]);
    expect(readLedger('{}').faults).toMatchObject([{ file: 'content/addresses.json', line: 1 }]);
  });
});
