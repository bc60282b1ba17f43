import { describe, expect, test } from 'vitest';
import {
  generatePages,
  isGenerated,
  type GeneratedPage,
} from '../../../../lib/site/generated-pages';
import { findNoteFaults } from '../../../../lib/site/plan';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteSource } from '../../../support/note-source';
import {
  readFaultless,
  readSample,
  sampleFiles,
  sampleProject,
} from '../../../support/sample-site';

const files = {
  'pages/docs/_meta.json': {
    index: '개요',
    old: '옛 노트',
    same: '같은 달',
    undated: '날짜 없음',
    secret: '숨긴 노트',
    redis: '레디스',
  },
  'pages/docs/old.md': noteSource('옛 노트', { head: ['tags: [java]', 'date: 2024-12-31'] }),
  'pages/docs/same.md': noteSource('같은 달', { head: ['tags: [java, redis]'] }),
  'pages/docs/undated.md': noteSource('날짜 없음', { head: ['tags: [java]'] }),
  'pages/docs/secret.md': noteSource('숨긴 노트', { head: ['tags: [kotlin]', 'status: unlisted'] }),
};
const dates = new Map([
  ['pages/docs/same.md', '2026-11-02'],
  ['pages/docs/redis/redis-stream.md', '2026-11-20'],
]);
const plan = readSample(files, { dates });

function pageAt(route: string, pages: readonly GeneratedPage[] = plan.generated): string {
  const source = pages.find((page) => page.route === route)?.source ?? '';
  return source.slice(source.indexOf('\n# ') + 1);
}

describe('generatePages', () => {
  test('쓰인 태그마다 페이지가 하나 있고, 숨긴 노트의 태그에는 없다', () => {
    expect(plan.generated.map(({ route }) => route)).toEqual([
      '/tags',
      '/tags/java',
      '/tags/redis',
      '/archive',
      '/runs',
    ]);
  });

  test('태그의 페이지는 제목, 섹션, 날을 새것부터 늘어놓는다', () => {
    expect(pageAt('/tags/java').split('\n').slice(4, 7)).toEqual([
      '- [같은 달](/docs/same) —\u00a0Docs\u00a0·\u00a02026-11-02',
      '- [옛 노트](/docs/old) —\u00a0Docs\u00a0·\u00a02024-12-31',
      '- [날짜 없음](/docs/undated) —\u00a0Docs',
    ]);
  });

  test('태그를 붙인 문제는 목록 아래의 표에 선다', () => {
    const head = [
      'tags: [java]',
      'problem: { site: baekjoon, id: "1753", title: 최단경로, level: 보통 }',
    ];
    const { generated } = readSample({
      ...files,
      'pages/docs/same.md': noteSource('최단경로', { head }),
    });
    const page = pageAt('/tags/java', generated);
    expect(page).toContain('노트가 3개다. 그 가운데 1개는 문제의 풀이다.');
    expect(page).not.toContain('최단경로');
    expect(page).toMatch(/## 문제 \[#problems\]\n\n<problem-table><\/problem-table>\n$/);
    expect(pageAt('/tags/java')).not.toContain('문제');
  });

  test('태그의 목록은 갈래마다 노트의 수를 적는다', () => {
    expect(pageAt('/tags')).toContain(
      '<div className="tag-counts">\n\n## 언어 [#group-1]\n\n- [자바](/tags/java) 3개\n',
    );
    expect(pageAt('/tags')).toContain('- [Redis](/tags/redis) 2개\n');
    expect(pageAt('/tags')).not.toContain('kotlin');
  });

  test('날짜별 노트는 날과 폴더로 묶인다', () => {
    expect(pageAt('/archive').split('\n').slice(2)).toEqual([
      '글을 마지막으로 고친 날이 새로운 것부터 폴더로 묶었다.',
      '',
      '## 2026년 11월 20일 [#d2026-11-20]',
      '',
      '**Docs › 레디스**',
      '',
      '- [Redis Stream](/docs/redis/redis-stream)',
      '',
      '## 2026년 11월 2일 [#d2026-11-02]',
      '',
      '**Docs**',
      '',
      '- [같은 달](/docs/same)',
      '',
      '## 2024년 12월 31일 [#d2024-12-31]',
      '',
      '**Docs**',
      '',
      '- [옛 노트](/docs/old)',
      '',
      '## 날짜를 모르는 노트 [#undated]',
      '',
      '**Docs**',
      '',
      '- [날짜 없음](/docs/undated)',
      '',
      '',
    ]);
  });

  test('하루에 넷이 넘게 바뀐 폴더는 접고, 그 이름은 적힌 글자 그대로 어느 폴더 안인지 말한다', () => {
    const names = ['a', 'b', 'c', 'd'];
    const { generated } = readSample({
      'pages/docs/redis/_meta.json': { 'redis-stream': 'Redis Stream', deep: '명령 (<C>)' },
      'pages/docs/redis/deep/_meta.json': Object.fromEntries(names.map((name) => [name, name])),
      ...Object.fromEntries(
        names.map((name) => [
          `pages/docs/redis/deep/${name}.md`,
          noteSource(name, { head: ['tags: [redis]', 'date: 2026-11-02'] }),
        ]),
      ),
    });
    expect(pageAt('/archive', generated)).toContain(
      '<details>\n<summary>Docs › 레디스 › 명령 (&lt;C&gt;) · 노트 4개</summary>\n\n- [a](/docs/redis/deep/a)\n',
    );
  });

  test('제목의 글자는 마크다운이 되지 않는다', () => {
    const { entries, notes } = readSample({
      ...files,
      'pages/docs/_meta.json': { ...files['pages/docs/_meta.json'], old: '*a[i]* <b>' },
    });
    const pages = generatePages({ notes, entries, dates });
    expect(pageAt('/tags/java', pages)).toContain('[\\*a\\[i\\]\\* \\<b\\>](/docs/old)');
  });

  test('노트가 없어도 두 목록은 있다', () => {
    const empty = generatePages({ notes: [], entries: [], dates: new Map() });
    expect(empty.map(({ route }) => route)).toEqual(['/tags', '/archive', '/runs']);
  });
});

test('빌드가 쓰는 페이지는 목록과 검색에 없고, 글쓴이의 검사를 받지 않는다', () => {
  const { notes } = readFaultless(files, { dates });
  const tag = notes['pages/tags/java.md'];
  expect(tag).toMatchObject({ route: '/tags/java', listed: false, children: [] });
  expect(notes['pages/index.md']?.children.map(({ route }) => route)).toEqual(['/docs']);
  const project = sampleProject({ ...sampleFiles, ...files }, { dates });
  expect(JSON.stringify(findNoteFaults(project))).not.toMatch(/\/(?:tags|archive)/);
});

test('숨긴 노트의 태그에는 링크가 없다', () => {
  const { notes } = readFaultless(files, { dates });
  expect(notes['pages/docs/secret.md']?.tags).toEqual([{ name: '코틀린' }]);
});

test('노트는 태그의 페이지를 링크해도 된다', () => {
  const linking = noteSource('레디스', { body: '[자바](/tags/java), [없는 태그](/tags/no-such)' });
  const { faults } = readSample({ ...files, 'pages/docs/redis.md': linking });
  expect(faults.map(({ found }) => found)).toEqual(['링크 /tags/no-such']);
});

test.each([
  ['/tags', true],
  ['/tags/java', true],
  ['/archive', true],
  ['/tagset', false],
  ['/docs/tags', false],
])('isGenerated: %s', (route, expected) => {
  expect(isGenerated(route as Route)).toBe(expected);
});
