import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../lib/faults/fault';
import { splitNote } from '../../../../lib/note/front-matter';
import { noteSource } from '../../../support/note-source';

const description = '시험에 쓰는 노트에 무엇이 있는지 한 문장으로 적는다.';
const valid = ['title: 제목', `description: ${description}`];

/** Reads a note whose front matter begins on line 2 of the file with the given lines. */
function split(...head: readonly string[]): ReturnType<typeof splitNote> {
  return splitNote(['---', ...head, '---', '', '# 제목', ''].join('\n'));
}

function places(faults: readonly Finding[]): readonly [number | undefined, string][] {
  return faults.map(({ line, found }) => [line, found]);
}

describe('바른 머리말', () => {
  test('모든 필드를 읽고, 본문과 본문이 시작하는 행을 함께 돌려준다', () => {
    const note = split(
      ...valid,
      'tags: [java, sql]',
      'date: 2026-01-02',
      'sidebar_position: 3',
      'toc_max_heading_level: 3',
      'status: unlisted',
      'problem: { site: baekjoon, id: "1753", title: 최단경로, level: 보통 }',
    );
    expect(note).toEqual({
      frontMatter: {
        title: '제목',
        description,
        tags: ['java', 'sql'],
        date: '2026-01-02',
        sidebar_position: 3,
        toc_max_heading_level: 3,
        status: 'unlisted',
        problem: { site: 'baekjoon', id: '1753', title: '최단경로', level: '보통' },
      },
      body: '\n# 제목\n',
      bodyLine: 11,
      lineOf: expect.any(Function) as unknown,
      faults: [],
    });
    expect(note.lineOf('problem', 'level')).toBe(9);
    expect(note.lineOf('series')).toBe(1);
  });

  test('줄 끝이 CRLF인 파일의 머리말도 읽는다', () => {
    const source = ['---', ...valid, '---', '', '# 제목', ''].join('\r\n');
    expect(splitNote(source)).toMatchObject({
      frontMatter: { title: '제목', description },
      bodyLine: 5,
      faults: [],
    });
  });

  test('본문의 --- 가로줄은 머리말을 닫지 않는다', () => {
    const source = ['---', ...valid, '---', '# 제목', '---', '끝'].join('\n');
    expect(splitNote(source).body).toBe('# 제목\n---\n끝');
  });
});

test.each([
  ['# 제목만 있는 노트\n', '"# 제목만 있는 노트"'],
  ['', '""'],
  ['\n---\ntitle: 제목\n---\n', '""'],
  ['---\ntitle: 닫는 줄이 없다\n', '"---"'],
])('머리말이 없는 파일: %j는 1행의 잘못 하나고, 글은 모두 본문이다', (source, found) => {
  const note = splitNote(source);
  expect(places(note.faults)).toEqual([[1, found]]);
  expect(note).toMatchObject({ frontMatter: undefined, body: source, bodyLine: 1 });
});

describe('깨진 YAML', () => {
  test.each([
    ['description', '콜론이 든 값: 따옴표가 없다'],
    ['title', '*별표로 시작하는 값'],
    ['title', '@Async는 언제 쓰나'],
    ['title', '[공지] 배포'],
    ['title', '"인용"으로 시작하는 제목'],
    ['title', '!important'],
  ])('%s: %s은(는) 따옴표로 감싸라고 한다', (field, value) => {
    const lines = [...valid.filter((line) => !line.startsWith(`${field}:`)), `${field}: ${value}`];
    const { faults, frontMatter } = split(...lines);
    expect(frontMatter).toBeUndefined();
    expect(faults).toMatchObject([
      { line: lines.length + 1, expected: `${field}: ${JSON.stringify(value)}` },
    ]);
    expect(split(...lines.slice(0, -1), faults[0]?.expected ?? '').faults).toEqual([]);
  });

  test.each([
    [['title: "닫지 않은 따옴표', `description: ${description}`], 2],
    [[...valid, 'title: 두 번째 제목'], 4],
    [[...valid, 'tags: [java'], 4],
    [[...valid, '\ttags: [java]'], 4],
  ])('%j는 %d행의 YAML 오류다', (head, line) => {
    const { faults, frontMatter } = split(...head);
    expect(frontMatter).toBeUndefined();
    expect(faults.map((fault) => fault.line)).toContain(line);
    for (const { found, fix } of faults) {
      expect(found).toMatch(/^YAML 오류: /);
      expect(fix).toMatch(/^따옴표와 괄호의 짝을 맞추고/);
    }
  });

  test.each([
    [['제목'], '머리말: "제목"'],
    [['- title: 제목'], '머리말: [{"title":"제목"}]'],
  ])('필드가 없는 머리말 %j는 2행의 잘못이다', (head, found) => {
    expect(split(...head).faults).toMatchObject([
      { line: 2, found, expected: '"이름: 값" 꼴의 줄' },
    ]);
  });

  test('빈 머리말에는 title과 description이 둘 다 없다', () => {
    expect(places(split().faults)).toEqual([
      [2, 'title: 값이 없음'],
      [2, 'description: 값이 없음'],
    ]);
  });
});

describe('알 수 없는 필드', () => {
  test('sidebar_postion은 4행에서 sidebar_position을 권한다', () => {
    const [fault] = split(...valid, 'sidebar_postion: 2').faults;
    expect(fault).toMatchObject({
      line: 4,
      found: '알 수 없는 필드 "sidebar_postion"',
      fix: '"sidebar_position" 필드를 뜻했다면 그렇게 고친다.',
    });
    expect(fault?.expected).toContain('sidebar_position, toc_max_heading_level');
  });

  test('비슷한 이름이 없는 color는 지우라고 한다', () => {
    expect(split('color: 노트', ...valid).faults).toMatchObject([
      { line: 2, found: '알 수 없는 필드 "color"', fix: '필드를 지운다.' },
    ]);
  });

  test('잘못 쓴 descripton이 뜻한 description은 없다고 말하지 않는다', () => {
    expect(places(split('title: 제목', `descripton: ${description}`).faults)).toEqual([
      [3, '알 수 없는 필드 "descripton"'],
    ]);
    const problem = 'problem: { site: custom, id: "1", title: 갱신일, levl: 쉬움 }';
    expect(places(split(...valid, problem).faults)).toEqual([
      [4, '알 수 없는 필드 "problem.levl"'],
    ]);
  });

  test('problem 안의 titl은 그 행에서 title을 권한다', () => {
    const { faults } = split(
      ...valid,
      'problem:',
      '  site: custom',
      '  id: "1"',
      '  title: 갱신일',
      '  level: 쉬움',
      '  titl: 갱신일',
    );
    expect(faults).toMatchObject([
      {
        line: 9,
        found: '알 수 없는 필드 "problem.titl"',
        fix: '"title" 필드를 뜻했다면 그렇게 고친다.',
      },
    ]);
  });
});

test.each([
  '404',
  '1.10',
  'true',
  '3.0',
  '0x1F',
  '2026',
  'no',
  '1e3',
  '-1',
  '2026-03-01',
  '12:30:45',
])('YAML이 글로 읽지 않는 제목도 글이다: title: %s', (title) => {
  const { frontMatter, faults } = splitNote(noteSource(title));
  expect(faults).toEqual([]);
  expect(frontMatter?.title).toBe(title);
});

describe('빈칸 뒤의 #에서 잘리는 값은 따옴표를 쓰라는 잘못이다', () => {
  test.each([
    ['이슈 #12 정리', 'title: "이슈 #12 정리"'],
    ['가 # 나', 'title: "가 # 나"'],
    ['C #과 D', 'title: "C #과 D"'],
  ])('title: %s', (title, expected) => {
    const { faults } = splitNote(noteSource(title));
    expect(faults).toMatchObject([{ line: 2, expected }]);
  });

  test.each(['C# 기초', '"이슈 #12"', "'이슈 #12'", 'F#'])('아니다: title: %s', (title) => {
    expect(splitNote(noteSource(title)).faults).toEqual([]);
  });
});

test.each([
  ['tags: redis, java', '이렇게 고친다: tags: [redis, java]'],
  ['date: 2024-01-01 10:00:00 +0900', '이렇게 고친다: date: 2024-01-01'],
  ['draft: yes', 'status: draft로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['visibility: private', 'status: draft로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['draft: true', 'status: draft로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['published: false', 'status: draft로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['publish: false', 'status: draft로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['private: true', 'status: draft로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['unlisted: true', 'status: unlisted로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['hidden: true', 'status: unlisted로 쓴다. 지우기만 하면 노트가 공개된다.'],
  ['draft: false', '지운다. status가 없는 노트는 공개된다.'],
  ['published: true', '지운다. status가 없는 노트는 공개된다.'],
  ['layout: post', '지운다. 모든 노트의 틀은 하나다.'],
  ['categories: [a]', '태그는 tags에, 갈래는 폴더로 쓰고 그 줄을 지운다.'],
  ['slug: a', '주소는 파일의 이름이다. 파일을 옮기고 그 줄을 지운다.'],
  ['color: red', '필드를 지운다.'],
])('다른 생성기의 필드와 값은 이 사이트의 것으로 쓰라고 한다: %s', (line, fix) => {
  const { faults } = splitNote(noteSource('가', { head: [line] }));
  expect(faults.map((fault) => fault.fix)).toContain(fix);
});

describe('틀린 값', () => {
  test.each([
    ['title: ""', 'title: ""', '제목 한 줄 (80자 이하)'],
    [`title: ${'가'.repeat(81)}`, `title: "${'가'.repeat(81)}"`, '제목 한 줄 (80자 이하)'],
  ])('%s', (line, found, expected) => {
    expect(split(`description: ${description}`, line).faults).toMatchObject([
      { line: 3, found, expected },
    ]);
  });

  test.each([
    ['tags: java', 'tags: "java"'],
    ['tags: []', 'tags: []'],
    ['tags: [constructor]', 'tags.0: "constructor"'],
    ['tags: [java, sql, dp, bfs, dfs, mst, tree]', /^tags: /],
    ['date: 2026-1-2', 'date: "2026-1-2"'],
    ['date: 2026-02-30', 'date: "2026-02-30"'],
    ['sidebar_position: "3"', 'sidebar_position: "3"'],
    ['sidebar_position: -1', 'sidebar_position: -1'],
    ['toc_max_heading_level: 1', 'toc_max_heading_level: 1'],
    ['toc_max_heading_level: 7', 'toc_max_heading_level: 7'],
    ['toc_max_heading_level: 2.5', 'toc_max_heading_level: 2.5'],
    ['status: hidden', 'status: "hidden"'],
    ['problem: 1753', 'problem: 1753'],
  ])('%s', (line, found) => {
    const { faults, frontMatter } = split(...valid, line);
    expect(frontMatter).toBeUndefined();
    expect(faults).toHaveLength(1);
    expect(faults[0]?.line).toBe(4);
    expect(faults[0]?.found).toMatch(found);
  });

  test('없는 태그 javva는 그 항목의 행에서 java를 권한다', () => {
    const { faults } = split(...valid, 'tags:', '  - sql', '  - javva');
    expect(faults).toMatchObject([
      {
        line: 6,
        found: 'tags.1: "javva"',
        fix: '"java" 값을 뜻했다면 그렇게 고친다.',
      },
    ]);
    expect(faults[0]?.expected).toContain('java, kotlin, python');
  });

  test('비슷한 태그가 없으면 쓸 수 있는 태그를 모두 보인다', () => {
    expect(split(...valid, 'tags: [blockchain]').faults).toMatchObject([
      { line: 4, found: 'tags.0: "blockchain"', fix: 'tags.0의 값을 기대한 꼴로 고친다.' },
    ]);
  });

  test('problem.id는 따옴표로 감싼 글이어야 하고, 빠진 level은 problem의 행에 선다', () => {
    const { faults } = split(
      ...valid,
      'problem:',
      '  site: bakjoon',
      '  id: 1753',
      '  title: 최단경로',
    );
    expect(places(faults)).toEqual([
      [5, 'problem.site: "bakjoon"'],
      [6, 'problem.id: 1753'],
      [4, 'problem.level: 값이 없음'],
    ]);
  });

  test('problem.level은 쉬움, 보통, 어려움 가운데 하나다', () => {
    const { faults } = split(
      ...valid,
      'problem: { site: custom, id: seats, title: 좌석, level: 중 }',
    );
    expect(faults).toMatchObject([
      { line: 4, found: 'problem.level: "중"', expected: '쉬움, 보통, 어려움 가운데 하나' },
    ]);
  });

  test('problem.topics의 hash-tabel은 hash-table을 권하고, 빈 목록은 주제가 없다는 뜻이다', () => {
    const problem = (topics: string): string =>
      `problem: { site: custom, id: seats, title: 좌석, level: 쉬움, topics: ${topics} }`;
    expect(split(...valid, problem('[hash-tabel]')).faults).toMatchObject([
      {
        line: 4,
        found: 'problem.topics.0: "hash-tabel"',
        fix: '"hash-table" 값을 뜻했다면 그렇게 고친다.',
      },
    ]);
    expect(split(...valid, problem('[]')).frontMatter?.problem?.topics).toEqual([]);
  });
});
