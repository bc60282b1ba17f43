import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../../lib/faults/fault';
import { everyEntry } from '../../../../lib/tree/page-map';
import { readFaultless, readSample } from '../../../support/sample-site';
import { lineOf, noteSource, sampleDescription } from '../../../support/note-source';

const STREAM = 'pages/docs/redis/redis-stream.md';

function places(faults: readonly Fault[]): readonly string[] {
  return faults.map(({ file, line, found }) => `${file}:${String(line)} ${found}`);
}

/** The faults of the sample site when the body of one note is replaced. */
function faultsOf(body: string): { source: string; faults: readonly Fault[] } {
  const source = noteSource('Redis Stream', { head: ['tags: [redis]'], body });
  return { source, faults: readSample({ [STREAM]: source }).faults };
}

describe('잘못이 없는 사이트', () => {
  const data = readFaultless({}, { dates: new Map([[STREAM, '2026-11-20']]) });

  test('노트마다 경로, 주소, 제목, 요약, 태그의 표시 이름, 수정일을 담는다', () => {
    expect(data.notes[STREAM]).toEqual({
      file: STREAM,
      bodyLine: 6,
      minutes: 1,
      route: '/docs/redis/redis-stream',
      title: 'Redis Stream',
      description: sampleDescription('Redis Stream'),
      tags: [{ name: 'Redis', route: '/tags/redis' }],
      tocMaxHeadingLevel: 4,
      listed: true,
      updated: '2026-11-20',
      children: [],
    });
  });

  test('폴더의 subject는 바로 아래 노트의, 메뉴 밖에서 부르는 제목 앞에 붙는다', () => {
    const { notes } = readFaultless({
      'pages/docs/redis.md': noteSource('레디스', { head: ['subject: 인메모리 서버'] }),
    });
    expect(notes[STREAM]).toMatchObject({
      title: 'Redis Stream',
      longTitle: '인메모리 서버 Redis Stream',
    });
    expect(notes['pages/docs/redis.md']).not.toHaveProperty('longTitle');
    expect(data.notes[STREAM]).not.toHaveProperty('longTitle');
  });

  test('기록이 없는 노트에는 수정일이 없다', () => {
    expect(data.notes['pages/docs/redis.md']).not.toHaveProperty('updated');
  });

  test('페이지 지도에는 노트의 폴더와 빌드가 쓰는 페이지가 차례로 선다', () => {
    const names = ['index', 'docs', 'tags', 'archive', 'runs'];
    expect(data.pageMap.map(({ name }) => name)).toEqual(names);
    expect(data.pageMap[3]).toMatchObject({ route: '/archive', type: 'page', display: 'hidden' });
  });

  test('_app.tsx와 _document.tsx는 노트가 아니다', () => {
    const { notes } = readFaultless({
      'pages/_app.tsx': 'export default App',
      'pages/_document.tsx': 'export default Document',
    });
    expect(Object.keys(notes)).toHaveLength(Object.keys(data.notes).length);
  });
});

describe('폴더의 목록', () => {
  test('홈은 섹션을, 섹션은 폴더를, 폴더는 노트를 _meta.json의 제목과 차례로 담는다', () => {
    const { notes } = readFaultless();
    const childrenOf = (file: string): unknown =>
      notes[file]?.children.map(({ route, title }) => [route, title]);
    expect(childrenOf('pages/index.md')).toEqual([['/docs', 'Docs']]);
    expect(childrenOf('pages/docs/index.md')).toEqual([['/docs/redis', '레디스']]);
    expect(childrenOf('pages/docs/redis.md')).toEqual([
      ['/docs/redis/redis-stream', 'Redis Stream'],
    ]);
  });

  test('이름이 앞에서 겹치는 두 폴더(redis와 redis-cluster)의 노트는 섞이지 않는다', () => {
    const { notes } = readFaultless({
      'pages/docs/_meta.json': { index: '개요', redis: '레디스', 'redis-cluster': '클러스터' },
      'pages/docs/redis-cluster.md': noteSource('클러스터'),
      'pages/docs/redis-cluster/_meta.json': { slots: '슬롯' },
      'pages/docs/redis-cluster/slots.md': noteSource('슬롯'),
    });
    expect(notes['pages/docs/redis.md']?.children.map(({ route }) => route)).toEqual([
      '/docs/redis/redis-stream',
    ]);
    expect(notes['pages/docs/index.md']?.children.map(({ route }) => route)).toEqual([
      '/docs/redis',
      '/docs/redis-cluster',
    ]);
  });

  test('_meta.json의 표시 제목이 노트의 제목보다 앞선다', () => {
    const { notes } = readFaultless({
      'pages/docs/redis/_meta.json': { 'redis-stream': '스트림' },
    });
    expect(notes['pages/docs/redis.md']?.children).toEqual([
      {
        route: '/docs/redis/redis-stream',
        title: '스트림',
        description: sampleDescription('Redis Stream'),
      },
    ]);
  });

  test('_meta.json에 없고 sidebar_position만 있는 노트는 그 뒤에 제목으로 선다', () => {
    const { notes } = readFaultless({
      'pages/docs/redis/pubsub.md': noteSource('Pub/Sub', { head: ['sidebar_position: 1'] }),
    });
    expect(notes['pages/docs/redis.md']?.children.map(({ title }) => title)).toEqual([
      'Redis Stream',
      'Pub/Sub',
    ]);
  });

  test.each([
    ['status: unlisted', { 'redis-stream': 'Redis Stream' }, 'tags: [redis]\nstatus: unlisted'],
    [
      'display: hidden',
      { 'redis-stream': { title: 'Redis Stream', display: 'hidden' } },
      'tags: [redis]',
    ],
  ])('%s인 노트는 주소로는 있지만 폴더의 목록에는 없다', (_case, meta, head) => {
    const { notes, pageMap } = readFaultless({
      'pages/docs/redis/_meta.json': meta,
      [STREAM]: noteSource('Redis Stream', { head: [head] }),
    });
    expect(notes[STREAM]?.route).toBe('/docs/redis/redis-stream');
    expect(notes['pages/docs/redis.md']?.children).toEqual([]);
    expect(everyEntry(pageMap)).toContainEqual(
      expect.objectContaining({ name: 'redis-stream', display: 'hidden' }),
    );
  });
});

describe('노트가 없는 폴더', () => {
  const folder = (title: string): string => noteSource(title, { body: '<note-list></note-list>' });
  const empty = {
    'pages/docs/_meta.json': { index: '개요', redis: '레디스', kafka: '카프카' },
    'pages/docs/kafka.md': folder('카프카'),
    'pages/docs/kafka/_meta.json': { streams: '스트림즈' },
    'pages/docs/kafka/streams.md': folder('스트림즈'),
  };
  const titlesOf = (changes: object): unknown => {
    const { notes, pageMap } = readFaultless({ ...empty, ...changes });
    return [
      notes['pages/docs/index.md']?.children.map(({ title }) => title),
      notes['pages/docs/kafka.md']?.waiting ?? false,
      everyEntry(pageMap).find(({ name }) => name === 'kafka')?.display === 'hidden',
    ];
  };

  test('메뉴와 목록에 없고, 기다린다고 알린다', () => {
    expect(titlesOf({})).toEqual([['레디스'], true, true]);
  });

  test('초안과 목록에 올리지 않는 노트는 노트가 있는 것으로 세지 않는다', () => {
    const note = (status: string): object => ({
      'pages/docs/kafka/streams/joins.md': noteSource('조인', {
        head: ['tags: [redis]', 'sidebar_position: 1', `status: ${status}`],
      }),
    });
    expect(titlesOf(note('draft'))).toEqual([['레디스'], true, true]);
    expect(titlesOf(note('unlisted'))).toEqual([['레디스'], true, true]);
  });

  test('아래 어딘가에 첫 노트가 오면 다시 나온다', () => {
    const joins = noteSource('조인', { head: ['tags: [redis]', 'sidebar_position: 1'] });
    expect(titlesOf({ 'pages/docs/kafka/streams/joins.md': joins })).toEqual([
      ['레디스', '카프카'],
      false,
      false,
    ]);
  });
});

describe('최근에 바뀐 노트', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const many = Object.fromEntries(
    names.map((name, index) => [
      `pages/docs/redis/${name}.md`,
      noteSource(`노트 ${name}`, { head: ['tags: [redis]', `sidebar_position: ${index}`] }),
    ]),
  );
  const dates = new Map([
    ['pages/docs/redis/c.md', '2026-11-03'],
    ['pages/docs/redis/b.md', '2026-11-05'],
    ['pages/docs/redis/d.md', '2026-11-05'],
    ['pages/docs/redis.md', '2026-11-09'],
    ['pages/index.md', '2026-11-09'],
  ]);

  test('태그가 있는 잎 노트를 날과 폴더로 묶는다', () => {
    const { recent } = readFaultless(many, { dates });
    expect(recent).toMatchObject([
      {
        day: '2026-11-05',
        folders: [{ folder: { title: '레디스' }, count: 2, note: { title: '노트 b' } }],
      },
    ]);
  });

  test('섹션과 폴더의 색인 노트는 더 늦게 바뀌었어도 들지 않는다', () => {
    const { recent } = readFaultless({}, { dates: new Map([...dates, [STREAM, '2026-11-01']]) });
    expect(recent.map(({ day }) => day)).toEqual(['2026-11-01']);
  });

  test('목록에 올리지 않는(unlisted) 노트는 들지 않는다', () => {
    const hidden = noteSource('Redis Stream', { head: ['tags: [redis]', 'status: unlisted'] });
    const dated = new Map([...dates, [STREAM, '2026-11-01']]);
    expect(readFaultless({ [STREAM]: hidden }, { dates: dated }).recent).toEqual([]);
  });
});

describe('주소', () => {
  test('x.md와 x/index.md는 같은 주소라서 둘째 파일의 잘못이다', () => {
    const { faults } = readSample({
      'pages/docs/redis/_meta.json': { 'redis-stream': 'Redis Stream', index: '개요' },
      'pages/docs/redis/index.md': noteSource('레디스 개요'),
    });
    expect(faults).toMatchObject([
      {
        file: 'pages/docs/redis/index.md',
        line: 1,
        found: 'pages/docs/redis.md 파일과 같은 주소 /docs/redis',
        expected: '주소 하나에 파일 하나',
      },
    ]);
  });

  test.each([
    ['pages/docs/redis/스트림.md', '경로 "pages/docs/redis/스트림.md"'],
    ['pages/docs/redis/a b.md', '경로 "pages/docs/redis/a b.md"'],
    ['pages/docs/redis/Stream.md', '주소 /docs/redis/Stream'],
    ['pages/docs/redis/stream_basics.md', '주소 /docs/redis/stream_basics'],
  ])('%s는 kebab-case로 바꾸라고 한다', (path, found) => {
    const { faults } = readSample({
      [path]: noteSource('이름이 틀린 노트', { head: ['sidebar_position: 1'] }),
    });
    expect(faults.find((fault) => fault.found === found)).toMatchObject({
      file: path,
      fix: expect.stringContaining('kebab-case') as string,
    });
    expect(faults.every(({ file }) => file === path)).toBe(true);
  });
});

describe('링크', () => {
  test.each([
    '[레디스](/docs/redis)',
    '[홈](/)',
    '[아래](#commands)\n\n## 명령 [#commands]',
    '[다른 노트의 절](/docs/redis/other#parts)',
    '[바깥](https://redis.io/docs/)',
    '[메일](mailto:dev@example.com)',
    '![그림](/img/docs/redis/stream.svg)',
  ])('%s는 바르다', (body) => {
    const other = noteSource('다른 노트', {
      head: ['sidebar_position: 1'],
      body: '## 부분 [#parts]',
    });
    const { faults } = readSample({
      [STREAM]: noteSource('Redis Stream', { body }),
      'pages/docs/redis/other.md': other,
    });
    expect(faults).toEqual([]);
  });

  test.each([
    '/docs/redis/none',
    '/docs/redis/',
    '/docs/redis.md',
    '/docs/redis?tab=1',
    '//docs/redis',
    'redis-stream',
    '../redis',
    './redis-stream.md',
  ])('없는 주소나 상대 주소 %s는 쓰인 행에서 알린다', (target) => {
    const { source, faults } = faultsOf(`앞 문단이다.\n\n[여기](${target})를 본다.`);
    expect(faults).toMatchObject([
      {
        file: STREAM,
        line: lineOf(source, '[여기]'),
        found: `링크 ${target}`,
        expected: '있는 노트의 주소 (확장자와 끝 슬래시 없이)',
      },
    ]);
  });

  test.each([
    ['/docs/redis/redis-strem', '/docs/redis/redis-stream 노트를 뜻했는지 본다.'],
    ['/redis-stream', '/docs/redis/redis-stream 노트를 뜻했는지 본다.'],
    ['#star', '#start 제목을 뜻했으면 그렇게 고친다.'],
  ])('잘못 쓴 %s에는 가장 가까운 것을 권한다', (target, fix) => {
    const { faults } = faultsOf(`[여기](${target})를 본다.\n\n## 처음 [#start]`);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.fix).toContain(fix);
  });

  test.each([
    ['#none', '/docs/redis/redis-stream에 있는 제목 id'],
    ['/docs/redis#none', '/docs/redis에 있는 제목 id'],
    ['/docs/redis#', '/docs/redis에 있는 제목 id'],
  ])('없는 절을 가리키는 %s는 그 노트의 id를 보라고 한다', (target, expected) => {
    const { source, faults } = faultsOf(`[여기](${target})를 본다.`);
    expect(faults).toMatchObject([
      { file: STREAM, line: lineOf(source, '[여기]'), found: `링크 ${target}`, expected },
    ]);
  });

  test('참조 꼴 링크 [여기][1]은 정의한 행에서 알린다', () => {
    const { source, faults } = faultsOf('[여기][1]를 본다.\n\n[1]: /docs/none');
    expect(places(faults)).toEqual([`${STREAM}:${lineOf(source, '[1]: ')} 링크 /docs/none`]);
  });

  test('코드 안의 주소는 링크가 아니다', () => {
    expect(faultsOf('`[여기](/docs/none)`\n\n```text\n[여기](/docs/none)\n```').faults).toEqual([]);
  });
});

describe('본문', () => {
  test('# 제목이 title과 다르면 둘을 나란히 보인다', () => {
    const source = noteSource('Redis Stream').replace('# Redis Stream', '# 레디스 스트림');
    expect(readSample({ [STREAM]: source }).faults).toMatchObject([
      {
        file: STREAM,
        line: lineOf(source, '# 레디스'),
        found: '# 레디스 스트림',
        expected: '# Redis Stream',
      },
    ]);
  });

  test('코드가 든 # `XADD` 명령은 title "XADD 명령"과 같다', () => {
    const source = noteSource('XADD 명령').replace('# XADD', '# `XADD`');
    expect(readSample({ [STREAM]: source }).faults).toEqual([]);
  });

  test.each([
    ['## 명령', 'id가 없는 제목 "명령"'],
    ['## 명령 [#명령]', '제목 id "명령"'],
    ['### 명령 [#Commands]', '제목 id "Commands"'],
    ['## 명령 [#commands_2]', '제목 id "commands_2"'],
    ['###### 명령 [#-commands]', '제목 id "-commands"'],
  ])('%s에는 ASCII id가 있어야 한다', (heading, found) => {
    const { source, faults } = faultsOf(`앞이다.\n\n${heading}`);
    expect(faults).toMatchObject([
      {
        file: STREAM,
        line: lineOf(source, heading),
        found,
        expected: '## 제목 [#ascii-id] (소문자, 숫자, 하이픈)',
      },
    ]);
  });
});

test('두 노트의 description이 같으면 뒤의 노트에서 앞의 노트를 말한다', () => {
  const same = noteSource('Redis Stream', {
    description: sampleDescription('레디스'),
  });
  expect(places(readSample({ [STREAM]: same }).faults)).toEqual([
    `${STREAM}:3 pages/docs/redis.md 파일과 같은 description`,
  ]);
});

test('_meta.json: 깨진 _meta.json은 그것만 알리고, 그 폴더의 노트마다 되풀이하지 않는다', () => {
  const { faults } = readSample({ 'pages/docs/redis/_meta.json': '{ "redis-stream": }' });
  expect(faults.map(({ file }) => file)).toEqual(['pages/docs/redis/_meta.json']);
});

describe('모든 잘못을 한 번에', () => {
  test('파일 다섯에 흩어진 잘못 아홉을 알린다', () => {
    const stream = noteSource('Redis Stream', {
      head: ['sidebar_postion: 1'],
      body: '## 명령\n\n[없다](/none)',
    });
    const { faults } = readSample({
      'pages/_meta.json': { index: 'Introduce', docs: 'Docs', none: '없음' },
      'pages/index.md': '머리말이 없다',
      'pages/docs/index.md': noteSource('Docs', { body: '```\n코드\n```\n\n**짝이 없다' }),
      'pages/docs/redis.md': noteSource('레디스', { body: '[없다](/none)\n\n## 절' }),
      [STREAM]: stream,
    });
    expect(faults.map(({ file, found }) => `${file} ${found}`).sort()).toEqual(
      [
        'pages/_meta.json 파일이 없는 항목 "none"',
        'pages/index.md "머리말이 없다"',
        'pages/docs/index.md 언어가 없는 코드 블록',
        'pages/docs/index.md 글에 남은 표시 ** ("**짝이 없다")',
        'pages/docs/redis.md id가 없는 제목 "절"',
        'pages/docs/redis.md 링크 /none',
        `${STREAM} 알 수 없는 필드 "sidebar_postion"`,
        `${STREAM} id가 없는 제목 "명령"`,
        `${STREAM} 링크 /none`,
      ].sort(),
    );
    for (const { expected, fix } of faults) {
      expect(expected).not.toBe('');
      expect(fix).not.toBe('');
    }
  });

  test('머리말이 틀린 노트는 한 번만 알리고, 그리로 가는 링크와 빠진 항목으로 되풀이하지 않는다', () => {
    const { faults } = readSample({
      'pages/docs/redis.md': noteSource('레디스', {
        body: '[스트림](/docs/redis/redis-stream#commands)',
      }),
      'pages/docs/redis/_meta.json': {},
      [STREAM]: noteSource('Redis Stream', { head: ['sidebar_position: -1'] }),
    });
    expect(places(faults)).toEqual([`${STREAM}:4 sidebar_position: -1`]);
  });

  test('머리말의 모르는 필드나 틀린 값은 그 아래의 잘못을 가리지 않는다', () => {
    for (const line of ['layout: post', 'status: Draft', 'title: [공지] 배포']) {
      const { faults } = readSample({
        [STREAM]: noteSource('Redis Stream', { head: [line], body: '## 절\n\n[없다](/none)' }),
      });
      const found = faults.filter(({ file }) => file === STREAM).map((fault) => fault.found);
      expect(found, line).toContain('id가 없는 제목 "절"');
      expect(found, line).toContain('링크 /none');
    }
  });
});
