import { describe, expect, test } from 'vitest';
import { planMove, type Move, type MoveInput } from '../../../../lib/authoring/move-note';
import type { Project } from '../../../../lib/note/project';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteSource, sourceFiles } from '../../../support/note-source';
import { readSample, sampleFiles, sampleProject } from '../../../support/sample-site';

const site: Readonly<Record<string, unknown>> = {
  ...sampleFiles,
  'pages/docs/index.md': noteSource('Docs', {
    body: [
      '[스트림](/docs/redis/redis-stream#commands), [폴더](/docs/redis), [옆](/docs/redis-cluster)',
      '',
      '[참조]: /docs/redis/redis-stream',
      '',
      '<img src="/img/docs/redis/redis-stream/a.svg" alt="그림">',
      '',
      '```text',
      '[코드](/docs/redis/redis-stream)',
      '```',
    ].join('\n'),
  }),
  'pages/docs/redis-cluster.md': noteSource('클러스터'),
  'pages/docs/_meta.json': { index: '개요', redis: '레디스', 'redis-cluster': '클러스터' },
};

function input(from: string, to: string, rest: Partial<Project> = {}): MoveInput {
  return {
    from: from as Route,
    to: to as Route,
    project: sampleProject(site, { addresses: '["/docs/redis/redis-stream"]', ...rest }),
  };
}

function move(...args: Parameters<typeof input>): Move {
  return planMove(input(...args));
}

function textOf({ written }: Move, path: string): string {
  return written.find((file) => file.path === path)?.text ?? '';
}

/** The site after the move. */
function after({ written, removed }: Move): Record<string, unknown> {
  return {
    ...site,
    ...Object.fromEntries(written.map(({ path, text }) => [path, text])),
    ...Object.fromEntries(removed.map((path) => [path, undefined])),
  };
}

describe('노트 하나를 다른 폴더로 옮긴다', () => {
  const moved = move('/docs/redis/redis-stream', '/docs/streams');

  test('파일과 _meta.json의 항목을 옮기고 빈 _meta.json은 지운다', () => {
    expect(textOf(moved, 'pages/docs/streams.md')).toContain('# Redis Stream');
    expect(JSON.parse(textOf(moved, 'pages/docs/_meta.json'))).toEqual({
      index: '개요',
      redis: '레디스',
      'redis-cluster': '클러스터',
      streams: 'Redis Stream',
    });
    expect(moved.removed).toEqual([
      'pages/docs/redis/_meta.json',
      'pages/docs/redis/redis-stream.md',
    ]);
  });

  test('링크, 참조, 그림의 주소를 고치고 코드 블록과 비슷한 주소는 그대로 둔다', () => {
    const docs = textOf(moved, 'pages/docs/index.md');
    expect(docs).toContain(
      '[스트림](/docs/streams#commands), [폴더](/docs/redis), [옆](/docs/redis-cluster)',
    );
    expect(docs).toContain('[참조]: /docs/streams\n');
    expect(docs).toContain('src="/img/docs/streams/a.svg"');
    expect(docs).toContain('[코드](/docs/redis/redis-stream)');
  });

  test('옛 주소는 새 주소로 보내고 장부에는 둘 다 남는다', () => {
    expect(JSON.parse(moved.redirects)).toEqual({ '/docs/redis/redis-stream': '/docs/streams' });
    expect(JSON.parse(moved.addresses)).toEqual([
      '/docs/redis/redis-stream',
      '/docs/streams',
      '/docs/streams#commands',
    ]);
  });

  test('옮긴 뒤에 잘못이 없다', () => {
    expect(readSample(after(moved)).faults).toEqual([]);
  });
});

test('같은 폴더에서 이름을 바꾸면 항목의 자리가 그대로다', () => {
  const moved = move('/docs/redis', '/docs/valkey');
  expect(Object.keys(JSON.parse(textOf(moved, 'pages/docs/_meta.json')) as object)).toEqual([
    'index',
    'valkey',
    'redis-cluster',
  ]);
});

test('폴더를 옮기면 아래의 노트와 그 링크도 옮긴다', () => {
  const moved = move('/docs/redis', '/docs/valkey');
  expect(moved.routes).toEqual(['/docs/valkey', '/docs/valkey/redis-stream']);
  expect(textOf(moved, 'pages/docs/index.md')).toContain(
    '[스트림](/docs/valkey/redis-stream#commands), [폴더](/docs/valkey), [옆](/docs/redis-cluster)',
  );
  expect(JSON.parse(moved.redirects)).toEqual({
    '/docs/redis': '/docs/valkey',
    '/docs/redis/redis-stream': '/docs/valkey/redis-stream',
  });
  expect(readSample(after(moved)).faults).toEqual([]);
});

test('옮긴 노트를 되돌리면 그 사이의 주소만 돌려보낸다', () => {
  const redirects =
    '{ "/docs/redis/redis-stream": "/docs/redis-cluster", "/docs/redis-cluster#a": "/docs/redis-cluster#b" }';
  const files = sourceFiles({ ...site, 'pages/docs/redis/redis-stream.md': undefined }).filter(
    ({ path }) => path !== 'pages/docs/redis/redis-stream.md',
  );
  const back = move('/docs/redis-cluster', '/docs/redis/redis-stream', { files, redirects });
  expect(JSON.parse(back.redirects)).toEqual({
    '/docs/redis-cluster': '/docs/redis/redis-stream',
    '/docs/redis/redis-stream#a': '/docs/redis/redis-stream#b',
  });
});

test('공개한 적이 없는 초안은 돌려보내지 않는다', () => {
  const draft = noteSource('Redis Stream', { head: ['status: draft'] });
  const files = sourceFiles({ ...site, 'pages/docs/redis/redis-stream.md': draft });
  const moved = move('/docs/redis/redis-stream', '/docs/streams', { files, addresses: '[]' });
  expect(moved.redirects).toBe('{}\n');
  expect(moved.addresses).toBe('[]\n');
});

test.each([
  ['/docs/redis/none', '/docs/x', '없는 노트'],
  ['/docs', '/papers', '섹션의 첫 페이지'],
  ['/docs/redis', '/docs/redis/x', '옮길 노트 아래의 주소'],
  ['/docs/redis', '/docs/Redis', '주소에 쓸 수 없는 글자'],
  ['/docs/redis', '/docs/redis-cluster', '이미 있는 노트'],
  ['/docs/redis', '/none/redis', '없는 폴더 /none'],
])('%s를 %s로는 옮기지 않는다', (from, to, found) => {
  expect(() => move(from, to)).toThrow(`찾은 것    ${found}`);
});
