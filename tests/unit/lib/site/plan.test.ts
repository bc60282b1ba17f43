import { describe, expect, test } from 'vitest';
import { formatLedger } from '../../../../lib/addresses/ledger';
import type { Project, PublicFile } from '../../../../lib/note/project';
import { findFaultsOfNote, findNoteFaults } from '../../../../lib/site/plan';
import type { Fault } from '../../../../lib/faults/fault';
import { noteTemplate } from '../../../../lib/site/note-templates';
import { noteFile, type Route } from '../../../../lib/vocabulary/routes';
import { readTemplates } from '../../../../scripts/new';
import { lineOf, noteSource } from '../../../support/note-source';
import { sampleProject } from '../../../support/sample-site';

/*
 * A small site in which nothing is wrong, with one thing changed in each test: every gate must fail
 * on its own fault, at its line.
 */

const STREAM = noteFile('pages/docs/redis/redis-stream.md');
const PUBSUB = noteFile('pages/docs/redis/pubsub.md');
const PROBLEM = noteFile('pages/algorithm/baekjoon/1753.md');

/** A paragraph of a given length, without a sentence that says anything. */
function paragraph(length: number): string {
  return (
    '가나다라마 '
      .repeat(Math.ceil(length / 6))
      .slice(0, length - 2)
      .trim() + '다.'
  );
}

function longNote(
  title: string,
  body: string,
  head: readonly string[] = ['tags: [redis]'],
): string {
  return noteSource(title, { head, body: `${paragraph(640)}\n\n${body}` });
}

const problemHead = [
  'tags: [shortest-path]',
  'problem:',
  '  site: baekjoon',
  '  id: "1753"',
  '  title: 최단경로',
  '  url: https://www.acmicpc.net/problem/1753',
  '  level: 보통',
];

const problemNote = (body: string, head: readonly string[] = problemHead): string =>
  noteSource('최단경로', { head, body: `## 힌트 [#hints]\n\n${body}` });

const site: Readonly<Record<string, unknown>> = {
  'pages/_meta.json': { index: '소개', docs: 'Docs', algorithm: '알고리즘' },
  'pages/index.md': longNote('소개', '<note-list></note-list>', []),
  'pages/docs/_meta.json': { index: '개요', redis: '레디스' },
  'pages/docs/index.md': longNote('Docs', '<note-list></note-list>', []),
  'pages/docs/redis.md': longNote(
    '레디스',
    '[스트림](/docs/redis/redis-stream)부터 읽는다.\n\n<note-list></note-list>',
    [],
  ),
  'pages/docs/redis/_meta.json': { 'redis-stream': 'Redis Stream', pubsub: 'Pub/Sub' },
  [STREAM]: longNote('Redis Stream', '[구독](/docs/redis/pubsub)과 비교한다.'),
  [PUBSUB]: longNote('Pub/Sub', '## 명령 [#commands]'),
  'pages/algorithm/_meta.json': { index: '개요', baekjoon: '백준' },
  'pages/algorithm/index.md': longNote('알고리즘', '<note-list></note-list>', []),
  'pages/algorithm/baekjoon.md': longNote(
    '백준',
    '[최단경로](/algorithm/baekjoon/1753)가 있다.',
    [],
  ),
  'pages/algorithm/baekjoon/_meta.json': { '1753': '최단경로' },
  [PROBLEM]: problemNote(paragraph(320)),
};

const ledger = formatLedger([
  ...['/', '/docs', '/docs/redis', '/docs/redis/redis-stream', '/docs/redis/pubsub'],
  ...['/docs/redis/pubsub#commands', '/algorithm', '/algorithm/baekjoon'],
  ...['/algorithm/baekjoon/1753', '/algorithm/baekjoon/1753#hints'],
]);

type Changes = Partial<Omit<Project, 'files'>> & {
  readonly files?: Readonly<Record<string, unknown>>;
};

function inputOf({ files, ...rest }: Changes): Project {
  return sampleProject({ ...site, ...files }, { addresses: ledger, ...rest });
}

function check(changes: Changes): Fault[] {
  return findNoteFaults(inputOf(changes));
}

function streamWith(body: string): { source: string; files: Record<string, string> } {
  const source = longNote('Redis Stream', `[구독](/docs/redis/pubsub)과 비교한다.\n\n${body}`);
  return { source, files: { [STREAM]: source } };
}

test('보기 사이트에는 잘못이 없다', () => {
  expect(check({})).toEqual([]);
});

test.each([
  ['```pyhton\nx\n```', '```pyhton', '알 수 없는 코드 언어 "pyhton"', '이렇게 고친다: python'],
  ['```\nx\n```', '```', '언어가 없는 코드 블록', '언어가 아니면 text를 쓴다.'],
  ['앞 **굵게', '앞 **', '글에 남은 표시 **', '짝을 맞추거나'],
  ['밑줄__이 남았다', '밑줄__', '글에 남은 표시 __', '짝을 맞추거나'],
  ['| 이름 |\n|---|\n| **가 |', '**가', '글에 남은 표시 **', '짝을 맞추거나'],
  ['[글](주소 띄움)', '[글](', '글에 남은 표시 ](', '짝을 맞추거나'],
  ['각주[^none]', '각주[^', '정의가 없는 각주 [^none]', '각주의 글을 쓰거나'],
  ['앞의 $$x', '앞의 $$', '글에 남은 표시 $$', '짝을 맞추거나'],
  ['식 $$\\frac{a$$', '식 $$', '읽을 수 없는 수식: Unexpected end of input', '명령과 중괄호'],
  ['$$\nx\n\n닫지 않은 수식', '$$\nx', '읽을 수 없는 수식: LaTeX-incompatible', '\\text{…}'],
  ['닫지 않은 `코드', '닫지 않은', '글에 남은 표시 `', '짝을 맞추거나'],
  ['첫 줄이다.\n둘째 줄의 ~~표시', '둘째 줄', '글에 남은 표시 ~~', '짝을 맞추거나'],
  [
    '<details>\n<summary>**풀이**</summary>\n\n글\n\n</details>',
    '<summary>',
    '태그 바로 아래의 마크다운',
    '<strong>',
  ],
  ['![](/img/a.svg)', '![]', 'alt가 없는 그림 /img/a.svg', '한 문장으로 쓴다'],
  ['<img src="/img/a.svg">', '<img', 'alt가 없는 그림 /img/a.svg', '한 문장으로 쓴다'],
  [
    '<note-figure src="/img/a.svg"></note-figure>',
    '<note-figure',
    'alt가 없는 그림 /img/a.svg',
    '한 문장으로 쓴다',
  ],
  ['<a href="/docs/none">글</a>', '<a', '링크 /docs/none', '주소를 고치거나'],
])('본문의 잘못은 쓰인 행에서 알린다: %j', (body, place, found, fix) => {
  const { source, files } = streamWith(body);
  const [fault, ...others] = check({ files, assets: new Map([['/img/a.svg', { bytes: 10 }]]) });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ file: STREAM, line: lineOf(source, place) });
  expect(fault?.found).toContain(found);
  expect(fault?.fix).toContain(fix);
});

describe('그림', () => {
  const { source, files } = streamWith('![그림의 말](/img/docs/a.png)');
  const address = '/img/docs/a.png';
  test.each([
    [new Map<string, PublicFile>(), `없는 그림 파일 public${address}`, '있는 그림'],
    [new Map([[address, { bytes: 200_001 }]]), '/img/docs/a.png 200 kB', '200 kB 이하의 그림'],
    [new Map([[address, { bytes: 412_300 }]]), '/img/docs/a.png 412 kB', '200 kB 이하의 그림'],
  ])('크기 %j인 그림', (assets, found, expected) => {
    expect(check({ files, assets })).toMatchObject([
      { file: STREAM, line: lineOf(source, '!['), found, expected },
    ]);
  });

  test('200 kB인 그림은 된다', () => {
    expect(check({ files, assets: new Map([[address, { bytes: 200_000 }]]) })).toEqual([]);
  });
});

describe('제목', () => {
  const described = (title: string, of: string, body: string, head: readonly string[]): string =>
    longNote(title, body, head).replace(`노트 \\"${title}\\"`, `노트 \\"${of}\\"`);

  test('잎 노트 둘의 title이 같으면 뒤의 노트에서 앞의 노트를 말한다', () => {
    const stream = described('Pub/Sub', '스트림', '[구독](/docs/redis/pubsub)과 비교한다.', [
      'tags: [redis]',
    ]);
    expect(check({ files: { [STREAM]: stream } })).toMatchObject([
      {
        file: PUBSUB,
        line: lineOf(longNote('Pub/Sub', ''), 'title:'),
        found: `${STREAM} 파일과 같은 title`,
      },
    ]);
  });

  test('다른 폴더의 색인 페이지는 title이 같아도 된다', () => {
    const baekjoon = described(
      '레디스',
      '백준',
      '[최단경로](/algorithm/baekjoon/1753)가 있다.',
      [],
    );
    expect(check({ files: { 'pages/algorithm/baekjoon.md': baekjoon } })).toEqual([]);
  });
});

describe('고아 노트', () => {
  test('다른 노트의 글에서 오는 링크가 없으면 잘못이다', () => {
    const redis = longNote('레디스', '<note-list></note-list>', []);
    expect(check({ files: { 'pages/docs/redis.md': redis } })).toMatchObject([
      { file: STREAM, line: 1, found: '다른 노트의 글에서 오는 링크가 없음' },
    ]);
  });

  test('자기에게 가는 링크는 세지 않는다', () => {
    const { files } = streamWith('[처음](/docs/redis/redis-stream)');
    const redis = longNote('레디스', '<note-list></note-list>', []);
    expect(check({ files: { ...files, 'pages/docs/redis.md': redis } })).toHaveLength(1);
  });

  test('초안에서 오는 링크는 세지 않는다', () => {
    const draft = longNote('레디스', '[스트림](/docs/redis/redis-stream)', ['status: draft']);
    const faults = check({
      files: {
        'pages/docs/redis/new.md': draft.replaceAll('레디스', '새것'),
        'pages/docs/redis.md': longNote('레디스', '<note-list></note-list>', []),
        'pages/docs/redis/_meta.json': { 'redis-stream': 'S', pubsub: 'P', new: 'N' },
      },
    });
    expect(faults.map(({ found }) => found)).toEqual(['다른 노트의 글에서 오는 링크가 없음']);
  });
});

describe('얇은 노트', () => {
  test.each([
    [
      '노트',
      STREAM,
      noteSource('Redis Stream', {
        head: ['tags: [redis]'],
        body: `${paragraph(560)} [구독](/docs/redis/pubsub)`,
      }),
      '노트는 600자 이상',
    ],
    ['문제 노트', PROBLEM, problemNote(paragraph(290)), '문제 노트는 300자 이상'],
    [
      '색인 페이지',
      'pages/docs/index.md',
      noteSource('Docs', { body: `${paragraph(390)}\n\n<note-list></note-list>` }),
      '색인 페이지는 400자 이상',
    ],
  ])('%s', (_kind, file, source, expected) => {
    const [fault, ...others] = check({ files: { [file]: source } });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ file, line: 1, expected });
    expect(fault?.found).toMatch(/^글 \d+자/);
  });

  test('제목과 코드 블록은 글로 세지 않고, 문장 속의 코드는 센다', () => {
    const heading = `## ${'제'.repeat(300)} [#long]`;
    const code = `\`\`\`text\n${'x'.repeat(600)}\n\`\`\``;
    const source = noteSource('Redis Stream', {
      body: `${heading}\n\n${code}\n\n\`${'y'.repeat(100)}\` [구독](/docs/redis/pubsub)`,
    });
    expect(
      check({
        files: { [STREAM]: source },
        addresses: formatLedger([
          ...(JSON.parse(ledger) as string[]),
          '/docs/redis/redis-stream#long',
        ]),
      })[0]?.found,
    ).toBe('글 103자 (코드 블록과 제목을 뺀 수)');
  });

  test.each(['준비 중', '작성 예정', '추후 작성', 'TODO', 'Lorem ipsum'])(
    '다 쓰지 않았다는 표시 "%s"는 그 줄의 잘못이다',
    (mark) => {
      const stream = longNote(
        'Redis Stream',
        `[구독](/docs/redis/pubsub)과 비교한다.\n\n\`const todo = 1\`은 코드다.\n\n나머지는 ${mark}이다.`,
      );
      expect(check({ files: { [STREAM]: stream } })).toMatchObject([
        { file: STREAM, line: lineOf(stream, mark), found: `다 쓰지 않았다는 표시 "${mark}"` },
      ]);
    },
  );

  test.each([
    [39, 'description 39자'],
    [121, 'description 121자'],
  ])('%i자인 description은 몇 자인지 말한다', (length, found) => {
    const description = '가'.repeat(length);
    const body = `${paragraph(640)}\n\n[구독](/docs/redis/pubsub)과 비교한다.`;
    const source = noteSource('Redis Stream', { description, head: ['tags: [redis]'], body });
    const faults = check({ files: { [STREAM]: source } });
    expect(faults).toMatchObject([
      {
        file: STREAM,
        line: lineOf(source, 'description:'),
        found,
        expected: '40자 이상 120자 이하',
      },
    ]);
  });

  test('초안은 얇아도 외따로 있어도 되지만, 문법은 검사한다', () => {
    const draft = noteSource('새 노트', { head: ['status: draft'], body: '앞이다.\n\n## 절' });
    const meta = { 'redis-stream': 'Redis Stream', pubsub: 'Pub/Sub', fresh: '새 노트' };
    expect(
      check({ files: { 'pages/docs/redis/fresh.md': draft, 'pages/docs/redis/_meta.json': meta } }),
    ).toMatchObject([
      {
        file: 'pages/docs/redis/fresh.md',
        line: lineOf(draft, '## 절'),
        found: 'id가 없는 제목 "절"',
      },
    ]);
  });
});

describe('tags', () => {
  test('색인 페이지가 아닌 노트에는 태그가 있어야 한다', () => {
    const stream = longNote('Redis Stream', '[구독](/docs/redis/pubsub)과 비교한다.', []);
    expect(check({ files: { [STREAM]: stream } })).toMatchObject([
      { file: STREAM, line: 1, found: 'tags가 없는 노트', expected: 'tags: [태그, …] (1~6개)' },
    ]);
  });

  test('색인 페이지에는 태그를 쓰지 않는다', () => {
    const docs = longNote('Docs', '<note-list></note-list>', ['tags: [redis]']);
    expect(check({ files: { 'pages/docs/index.md': docs } })).toMatchObject([
      {
        file: 'pages/docs/index.md',
        line: lineOf(docs, 'tags:'),
        found: '색인 페이지의 tags',
        fix: '그 줄을 지운다.',
      },
    ]);
  });
});

test.each([
  '$10와 $20 사이다. $$x ** y$$, $$f[a](b) ~~ c$$',
  '`**`, `](`, `__init__`, 2 * 3 * 4\n\n```text\n[^1] **kwargs\n```',
])('수식과 코드 속의 표시는 글에 남은 표시가 아니다: %j', (body) => {
  expect(check({ files: streamWith(body).files })).toEqual([]);
});

test('공개한 노트에 초안의 틀이 남아 있으면 안 된다', () => {
  const route = '/docs/redis/redis-stream' as Route;
  const { text } = noteTemplate(
    { kind: 'concept', route, problem: undefined, title: 'Redis Stream' },
    readTemplates(),
  );
  const source = text.replace(/^status: draft.*\n/m, '');
  expect(check({ files: { [STREAM]: source } })).toContainEqual({
    file: STREAM,
    line: lineOf(source, 'description:'),
    found: '초안의 틀에서 온 description',
    expected: '이 노트만의 요약 한 문장',
    fix: '바꾸어 쓰거나, 끝날 때까지 머리말에 status: draft를 둔다.',
  });
});

describe('문제의 항목', () => {
  const problem = (change: (line: string) => string): string =>
    problemNote(paragraph(320), problemHead.map(change));
  const other = (line: string): string => line.replace('problem/1753', 'problem/1754');

  test.each([
    [
      '문제 폴더의 노트에 problem이 없다',
      noteSource('최단경로', { body: paragraph(640) }),
      'problem이 없는 문제 노트',
      '---',
    ],
    [
      '폴더와 site가 다르다',
      problem((line) => line.replace('site: baekjoon', 'site: leetcode')),
      'problem.site: leetcode',
      'site:',
    ],
    [
      'id와 url이 다른 문제다',
      problem(other),
      'problem.url: https://www.acmicpc.net/problem/1754 (id 1753)',
      'url:',
    ],
    [
      '파일 이름이 문제 번호가 아니다',
      problem((line) => other(line).replace('"1753"', '"1754"')),
      'problem.id: 1754',
      'id:',
    ],
    [
      'url이 없다',
      problemNote(
        paragraph(320),
        problemHead.filter((line) => !line.includes('url')),
      ),
      'problem.url: 값이 없음 (id 1753)',
      '---',
    ],
    [
      '어느 태그도 주제로 이어지지 않는다',
      problem((line) => line.replace('shortest-path', 'math, java')),
      '주제로 이어지지 않는 태그 [math, java]',
      'tags:',
    ],
    [
      '난이도가 판정 사이트의 등급과 어긋난다',
      problemNote(`- 난이도: solved.ac의 Gold III\n\n${paragraph(320)}`),
      'problem.level: 보통 (solved.ac의 Gold III)',
      'level:',
    ],
    [
      '힌트가 없다',
      noteSource('최단경로', { head: problemHead, body: paragraph(320) }),
      '힌트가 없는 문제 노트',
      '---',
    ],
    [
      '함정의 제목이 함정을 말하지 않는다',
      problemNote(`${paragraph(320)}\n\n## 함정 [#pitfalls]`),
      '무엇이 틀리는지 말하지 않는 제목 "함정"',
      '## 함정',
    ],
  ])('%s', (_name, source, found, place) => {
    expect(check({ files: { [PROBLEM]: source } })).toContainEqual(
      expect.objectContaining({ file: PROBLEM, line: lineOf(source, place), found }),
    );
  });
});

test.each([
  ['주제를 댄다', ['math'], ['  topics: [python-grammar]']],
  ['맞는 주제가 없다고 한다', ['math'], ['  topics: []']],
  ['SQL 문제다', ['sql', 'database'], []],
])('주제로 이어지지 않는 문제 노트: %s', (_case, tags, more) => {
  const head = problemHead.map((line) =>
    line.startsWith('tags') ? `tags: [${tags.join(', ')}]` : line,
  );
  const source = problemNote(paragraph(320), [...head, ...more]);
  expect(check({ files: { [PROBLEM]: source } })).toEqual([]);
});

test.each([
  ['[스트림](/docs/redis/redis-stream)만 잇는다.', ['/docs/redis/pubsub']],
  ['[스트림](/docs/redis/redis-stream#x)과 [구독](/docs/redis/pubsub)을 잇는다.', []],
  ['<note-list></note-list>', []],
  ['<note-list except="problems"></note-list>', []],
  ['<note-list of="recent"></note-list>', ['/docs/redis/redis-stream', '/docs/redis/pubsub']],
  ['<problem-table></problem-table>', ['/docs/redis/redis-stream', '/docs/redis/pubsub']],
])('폴더의 색인 페이지는 바로 아래의 노트를 모두 잇는다: %s', (body, missing) => {
  const files = { 'pages/docs/redis.md': longNote('레디스', body, []) };
  const found = check({ files }).map((fault) => fault.found);
  expect(found.filter((one) => one.endsWith('색인 페이지'))).toEqual(
    missing.map((route) => `${route} 노트로 가는 길이 없는 폴더의 색인 페이지`),
  );
});

test.each([
  ['[명령](/docs/redis/pubsub)에서 다룬다.', true],
  ['[명령](/docs/redis/pubsub)에서 따로 설명한다.', true],
  ['[명령](/docs/redis/pubsub#commands)에서 다룬다.', false],
  ['[명령](/docs/redis/pubsub)의 주제다. 여기에서 다룬다.', false],
  ['[밖](https://example.com/a)에서 다룬다.', false],
])('다룬다고 한 곳은 제목까지 가리킨다: %s', (sentence, isVague) => {
  const { source, files } = streamWith(sentence);
  expect(check({ files })).toEqual(
    isVague
      ? [
          expect.objectContaining({
            file: STREAM,
            line: lineOf(source, sentence),
            expected: '그것을 다루는 제목의 주소 /docs/redis/pubsub#…',
          }),
        ]
      : [],
  );
});

test.each([
  ['[최단경로](https://www.acmicpc.net/problem/1753)', true],
  ['[최단경로](https://www.acmicpc.net/problem/1753?tab=1)', true],
  ['[최단경로](/algorithm/baekjoon/1753)', false],
  ['[노트가 없는 문제](https://www.acmicpc.net/problem/1754)', false],
])('노트가 있는 문제는 그 노트로 잇는다: %s', (sentence, isOutside) => {
  const { source, files } = streamWith(sentence);
  expect(check({ files })).toEqual(
    isOutside
      ? [
          expect.objectContaining({
            file: STREAM,
            line: lineOf(source, sentence),
            expected: '그 문제의 노트 /algorithm/baekjoon/1753',
          }),
        ]
      : [],
  );
});

test('연재를 뜻하는 series는 폴더의 색인 페이지에만 쓴다', () => {
  const series = (file: string): string =>
    String(site[file]).replace('---\n\n', 'series: true\n---\n\n');
  expect(check({ files: { 'pages/docs/redis.md': series('pages/docs/redis.md') } })).toEqual([]);
  expect(check({ files: { [STREAM]: series(STREAM) } })).toMatchObject([
    { file: STREAM, found: '폴더의 색인 페이지가 아닌 노트의 series' },
  ]);
});

describe('설명하는 용어', () => {
  const explaining = (title: string, explains: string, body: string): string =>
    longNote(title, body, ['tags: [redis]', `explains: ${explains}`]);

  test('없는 제목에 단 용어', () => {
    const source = explaining(
      'Pub/Sub',
      '{ comands: [발행], top: [구독자] }',
      '## 명령 [#commands]',
    );
    expect(check({ files: { [PUBSUB]: source } })).toEqual([
      {
        file: PUBSUB,
        line: lineOf(source, 'explains:'),
        found: 'explains.comands: 그런 제목이 없음',
        expected: '이 노트에 있는 제목의 id나 top',
        fix: '"commands" 제목을 뜻했다면 그렇게 고친다.',
      },
    ]);
  });

  test('두 곳에서 설명하는 용어', () => {
    const source = explaining(
      'Pub/Sub',
      '{ top: [채널], commands: [채널] }',
      '## 명령 [#commands]',
    );
    expect(check({ files: { [PUBSUB]: source } })).toMatchObject([
      { file: PUBSUB, found: 'explains.commands: "채널" (/docs/redis/pubsub#top에도 있음)' },
    ]);
  });
});

describe('빌드가 쓰는 절의 id', () => {
  test('문제 노트의 제목은 same-technique을 쓸 수 없다', () => {
    const body = `${paragraph(320)}\n\n## 비슷한 문제 [#same-technique]`;
    const source = noteSource('최단경로', { head: problemHead, body });
    expect(check({ files: { [PROBLEM]: source } })).toContainEqual(
      expect.objectContaining({
        file: PROBLEM,
        line: lineOf(source, '## 비슷한'),
        found: '제목 id "same-technique"',
      }),
    );
  });

  test('주제 노트의 #problems로 가는 링크는 그 기법을 쓰는 문제가 있을 때만 바르다', () => {
    const meta = { index: '개요', baekjoon: '백준', dijkstra: '다익스트라', dp: '동적 계획법' };
    const index = longNote(
      '알고리즘',
      '<note-list></note-list>\n\n[문제](/algorithm/dijkstra#problems)\n\n[문제](/algorithm/dp#problems)',
      [],
    );
    const faults = check({
      files: {
        'pages/algorithm/_meta.json': meta,
        'pages/algorithm/index.md': index,
        'pages/algorithm/dijkstra.md': longNote('다익스트라', '최단 거리를 구한다.'),
        'pages/algorithm/dp.md': longNote('동적 계획법', '표를 채운다.'),
      },
    });
    expect(faults.filter(({ file }) => file === 'pages/algorithm/index.md')).toMatchObject([
      { line: lineOf(index, '/algorithm/dp#'), found: '링크 /algorithm/dp#problems' },
    ]);
  });
});

describe('주소의 장부', () => {
  test('적히지 않은 주소를 하나로 묶어 알린다', () => {
    expect(check({ addresses: '["/"]' })).toMatchObject([
      {
        file: 'content/addresses.json',
        fix: expect.stringContaining('npm run addresses') as string,
      },
    ]);
  });

  test('머리말이 틀린 노트의 주소는 사라진 것이 아니다', () => {
    const source = String(site[PUBSUB]).replace('tags: [redis]', 'tags: 5');
    expect(check({ files: { [PUBSUB]: source } }).map(({ found }) => found)).toEqual(['tags: 5']);
  });

  test('옮긴 노트로 가는 링크는 새 주소를 말한다', () => {
    const redis = longNote(
      '레디스',
      '[스트림](/docs/redis/redis-stream), [옛것](/docs/old)\n\n<note-list></note-list>',
      [],
    );
    const redirects = '{ "/docs/old": "/docs/redis/pubsub" }';
    expect(check({ files: { 'pages/docs/redis.md': redis }, redirects })).toMatchObject([
      { found: '링크 /docs/old', fix: '/docs/redis/pubsub 주소로 옮겨졌다. 고쳐 쓴다.' },
    ]);
  });
});

describe('노트 하나의 검사', () => {
  test('잘못이 없는 노트', () => {
    expect(findFaultsOfNote(inputOf({}), STREAM)).toEqual([]);
    expect(findFaultsOfNote(inputOf({}), PROBLEM)).toEqual([]);
  });

  test('링크와 그 절, 남은 표시를 알리고 다른 노트의 잘못은 알리지 않는다', () => {
    const { source, files } = streamWith('[절](/docs/redis/pubsub#none)\n\n앞 **굵게');
    const input = inputOf({ files: { ...files, 'pages/docs/index.md': '머리말이 없다' } });
    expect(findFaultsOfNote(input, STREAM)).toMatchObject([
      { file: STREAM, line: lineOf(source, '앞 **') },
      { file: STREAM, line: lineOf(source, '[절]'), found: '링크 /docs/redis/pubsub#none' },
    ]);
  });

  test.each([
    ['본문의 링크', '[스트림](/docs/redis/redis-stream "제목")', []],
    ['꺾쇠 안의 링크', '[스트림](</docs/redis/redis-stream>)', []],
    ['참조 링크', '[스트림][s]\n\n[s]: </docs/redis/redis-stream>', []],
    [
      '인라인 코드',
      '`[스트림](/docs/redis/redis-stream)`',
      ['다른 노트의 글에서 오는 링크가 없음'],
    ],
    [
      '코드 블록',
      '```md\n[스트림](/docs/redis/redis-stream)\n```',
      ['다른 노트의 글에서 오는 링크가 없음'],
    ],
  ])('%s는 모두의 검사와 똑같이 본다', (_kind, body, expected) => {
    const input = inputOf({ files: { 'pages/docs/redis.md': longNote('레디스', body, []) } });
    const ofAll = findNoteFaults(input).filter(({ file }) => file === STREAM);
    expect(ofAll.map(({ found }) => found)).toEqual(expected);
    expect(findFaultsOfNote(input, STREAM)).toEqual(ofAll);
  });

  test('_meta.json에 없는 노트', () => {
    const input = inputOf({ files: { 'pages/docs/redis/_meta.json': { pubsub: 'Pub/Sub' } } });
    expect(findFaultsOfNote(input, STREAM)).toMatchObject([
      { file: STREAM, found: '_meta.json 항목도 sidebar_position도 없음' },
    ]);
  });

  test('사라진 제목 id', () => {
    const source = longNote('Pub/Sub', '## 명령 [#verbs]');
    expect(
      findFaultsOfNote(inputOf({ files: { [PUBSUB]: source } }), PUBSUB).map(({ found }) => found),
    ).toEqual([
      '적히지 않은 주소 1개 (/docs/redis/pubsub#verbs)',
      '사라진 제목 id /docs/redis/pubsub#commands',
    ]);
  });
});

describe('찾는 말과 정답', () => {
  const judged = (targets: readonly string[]): string =>
    JSON.stringify({ word: [{ query: '스트림', targets }] }, null, 2);

  test('있는 노트와 그 절은 괜찮고, 없는 것은 파일과 줄로 알린다', () => {
    const there = ['/docs/redis/pubsub', '/docs/redis/pubsub#commands', '/docs/redis#'];
    expect(check({ judgedQueries: judged(there) })).toEqual([]);
    const judgedQueries = judged([...there, '/docs/redis/gone#commands']);
    expect(check({ judgedQueries })).toEqual([
      {
        file: 'content/search-gold.json',
        line: lineOf(judgedQueries, '/gone#'),
        found: '"스트림"의 정답 /docs/redis/gone#commands',
        expected: '공개한 노트나 그 절의 주소',
        fix: '노트를 지웠으면 이 정답을 지우고, 남은 정답이 없으면 검색어도 지운다. 옮겼으면 새 주소로 고친다.',
      },
    ]);
  });

  test('읽을 수 없는 파일', () => {
    expect(check({ judgedQueries: '{ "word": ["스트림"] }' })).toMatchObject([
      { file: 'content/search-gold.json', found: '검색어와 정답이 아닌 값 (word › 0)' },
    ]);
  });
});
