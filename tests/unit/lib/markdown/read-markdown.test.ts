import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';

describe('노트의 부분', () => {
  const body = [
    '# `XADD` 명령', // 5행
    '',
    '첫 문단은 [레디스](/docs/redis)로 간다.',
    '',
    '## **넣기** [#add]', // 9행
    '',
    '| 이름 | 뜻 |',
    '|---|---|',
    '| `ID` | [식별자](/docs) |',
    '',
    '```ts filename="a.ts" {1} run', // 15행
    'const a = "## 제목이 아니다";',
    '```',
    '',
    '### id 없는 제목', // 19행
    '',
    '![그림](/img/x.svg) 끝',
    '',
    '[정의]: https://example.com',
  ].join('\n');
  const note = readMarkdown('pages/x.md', body, 5);

  test('# 제목은 코드의 글까지 담고 파일의 행을 안다', () => {
    expect(note.titles).toEqual([{ text: 'XADD 명령', line: 5 }]);
  });

  test('## 이하의 제목은 글에서 [#id]를 떼어 따로 담는다', () => {
    expect(note.headings).toEqual([
      { depth: 2, text: '넣기', id: 'add', line: 9 },
      { depth: 3, text: 'id 없는 제목', id: undefined, line: 19 },
    ]);
  });

  test('코드 블록은 언어, 그 뒤의 글, 본문, 여는 행을 담는다', () => {
    expect(note.fences).toEqual([
      {
        language: 'ts',
        meta: 'filename="a.ts" {1} run',
        text: 'const a = "## 제목이 아니다";',
        line: 15,
      },
    ]);
  });

  test('링크, 그림, 참조의 정의를 적힌 대로 담는다', () => {
    expect(note.links).toMatchObject([
      { target: '/docs/redis', line: 7 },
      { target: '/docs', line: 13 },
      { target: '/img/x.svg', line: 21 },
      { target: 'https://example.com', line: 23 },
    ]);
  });

  test('읽는 글에는 표의 글이 들고 코드 블록과 코드는 들지 않는다', () => {
    const prose = note.prose.map(({ text }) => text).join('|');
    expect(prose).toContain('식별자');
    expect(prose).not.toContain('제목이 아니다');
    expect(prose).not.toContain('ID');
  });
});

test('.md의 { }와 <T>는 문법 오류가 아니다', () => {
  const note = readMarkdown('pages/x.md', '맵은 {a: 1}이고 목록은 List<T>다.\n', 5);
  expect(note.faults).toEqual([]);
});

test('이름이 constructor인 요소는 목록이 아니다', () => {
  const note = readMarkdown('pages/x.md', '# 글\n\nClass<constructor>는 요소다', 1);
  expect(note.lists).toEqual([]);
});

describe('.mdx', () => {
  test('컴포넌트 안의 제목과 링크도 읽는다', () => {
    const body = '<NoteTab label="가">\n\n## 절 [#part]\n\n[링크](/docs)\n\n</NoteTab>\n';
    const note = readMarkdown('pages/x.mdx', body, 5);
    expect(note.headings.map(({ id }) => id)).toEqual(['part']);
    expect(note.links).toEqual([{ target: '/docs', line: 9 }]);
  });

  test.each([
    ['닫지 않은 태그', '문단\n\n<NoteTabs>\n\n글', 3],
    ['짝이 다른 태그', '문단\n\n<NoteTabs>\n\n</NoteTab>', 5],
    ['틀린 표현식', '문단\n\n값은 {1 +}이다.', 3],
    ['글 속의 List<T>', '문단\n\n문단\n\nList<T>다.', 5],
    ['닫지 않은 중괄호', '문단 {a', 1],
  ])('%s는 머리말까지 센 파일의 행에서 알린다', (_case, body, line) => {
    const { faults, headings } = readMarkdown('pages/x.mdx', body, 7);
    expect(headings).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ line: line + 6 });
    expect(faults[0]?.found).toMatch(/^MDX 문법 오류: /);
  });

  test('오류의 글에 든 자리 (3:1-3:11)도 파일의 행으로 옮긴다', () => {
    const [fault] = readMarkdown('pages/x.mdx', '문단\n\n<NoteTabs>\n\n글', 7).faults;
    expect(fault?.found).toBe('MDX 문법 오류: Expected a closing tag for `<NoteTabs>` (9행)');
  });
});
