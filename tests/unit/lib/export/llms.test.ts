import { expect, test } from 'vitest';
import { proseComponents } from '../../../../components/prose';
import { markdownForms } from '../../../../lib/export/component-markdown';
import { llmsTxt, noteMarkdown } from '../../../../lib/export/llms';
import type { DataTable } from '../../../../lib/note/data-table';
import { components } from '../../../../lib/vocabulary/note-elements';
import { noteSource, sampleDescription } from '../../../support/note-source';
import { readFaultless, readSample } from '../../../support/sample-site';

const env = { SITE_URL: 'https://dev.test', BASE_PATH: '/notes', SITE_TITLE: '노트' };

test('llmsTxt는 섹션마다 노트를 읽는 차례로 늘어놓는다', () => {
  const { site, notes } = readFaultless(
    {
      'pages/docs/_meta.json': {
        index: '개요',
        array: 'a[i] 읽기',
        redis: '레디스',
        secret: '비밀',
      },
      'pages/docs/array.md': noteSource('a[i] 읽기', { head: ['tags: [java]'] }),
      'pages/docs/secret.md': noteSource('비밀', { head: ['tags: [java]', 'status: unlisted'] }),
    },
    { env },
  );
  const lines = llmsTxt(site, Object.values(notes)).split('\n');
  expect(lines[0]).toBe('# 노트');
  expect(lines[2]).toBe(`> ${site.description}`);
  expect(lines.slice(lines.indexOf('## Docs'))).toEqual([
    '## Docs',
    '',
    `- [a\\[i\\] 읽기](https://dev.test/notes/docs/array.md): ${sampleDescription('a[i] 읽기')}`,
    `- [Redis Stream](https://dev.test/notes/docs/redis/redis-stream.md): ${sampleDescription('Redis Stream')}`,
    '',
  ]);
});

const tables: Readonly<Record<string, DataTable>> = {
  'sample/grid': {
    kind: 'grid',
    columns: ['이름', '뜻'],
    rows: [['`a|b`', '둘 가운데 하나. [처음](/docs)에 있다']],
  },
  'sample/entries': {
    kind: 'entries',
    entries: [
      { term: '`id` string **필수**', texts: ['고유한 값', '`{n}`은 수'] },
      {
        term: '`owner` object',
        texts: ['주인'],
        nested: [{ term: '`name` string', texts: ['이름'] }],
        fold: '하위 필드 1개',
      },
    ],
    note: '나머지는 같다.',
  },
  'sample/list': { kind: 'list', items: ['하나', '둘'] },
};
const endpoints = { 'sample/show': { method: 'GET', path: '/v1/things/{id}' } };
/** The Markdown of a note with this body at `/docs/redis`. */
function markdownOf(body: string, name = 'pages/docs/redis.md'): string {
  const source = noteSource('레디스', { body });
  const changes = { 'pages/docs/redis.md': undefined, [name]: source };
  const options = { env, tables, endpoints };
  const data = readFaultless(changes, options);
  const note = readSample(changes, options).notes.find(({ file }) => file === name);
  return note === undefined ? '' : noteMarkdown(data, note, source);
}

/** What stands behind its title and address. */
function bodyOf(body: string, name?: string): string {
  return markdownOf(body, name).split('\n').slice(4).join('\n');
}

const base = 'https://dev.test/notes';

test('noteMarkdown은 제목과 주소와 본문이고, 머리말이 없다', () => {
  expect(markdownOf('## 왜 [#why]\n\n느려서.')).toBe(
    `# 레디스\n\n주소: ${base}/docs/redis\n\n## 왜 [#why]\n\n느려서.\n`,
  );
});

const streamLine = `[Redis Stream](${base}/docs/redis/redis-stream)`;

test.each([
  [
    '<data-table source="sample/grid"></data-table>',
    `| 이름 | 뜻 |\n| --- | --- |\n| \`a\\|b\` | 둘 가운데 하나. [처음](${base}/docs)에 있다 |\n`,
  ],
  [
    '<field-table>\n\n<data-table source="sample/entries"></data-table>\n\n</field-table>\n\n끝.',
    [
      '- `id` string **필수** — 고유한 값',
      '  - `{n}`은 수',
      '- `owner` object — 주인',
      '  - 하위 필드 1개',
      '  - `name` string — 이름',
      '',
      '나머지는 같다.',
      '',
      '끝.',
      '',
    ].join('\n'),
  ],
  ['<data-table source="sample/list"></data-table>', '- 하나\n- 둘\n'],
  ['<api-endpoint source="sample/show"></api-endpoint>', '`GET /v1/things/{id}`\n'],
  ['앞\n\n<api-endpoint method="GET" path="/a"></api-endpoint>', '앞\n\n`GET /a`\n'],
  [
    '<spec-note official="`a`는 &quot;선택&quot;이다."\n  spec="`a`는 > 필수다."></spec-note>',
    '- PayPal 공식: `a`는 "선택"이다.\n- 이 가이드: `a`는 > 필수다.\n',
  ],
  ['<note-quiz question="`O(1)`인가?">\n\n그렇다.\n\n</note-quiz>', '**`O(1)`인가?**\n\n그렇다.\n'],
  [
    '<note-tabs>\n<note-tab label="npm">\n\n하나\n\n</note-tab>\n<note-tab label="pnpm">\n\n둘\n\n</note-tab>\n</note-tabs>',
    '**npm**\n\n하나\n\n**pnpm**\n\n둘\n',
  ],
  ['- 항목\n\n  <note-steps>\n\n  하나\n\n  </note-steps>\n\n다음', '- 항목\n\n  하나\n\n다음\n'],
  ['<note-list></note-list>', `- ${streamLine} — ${sampleDescription('Redis Stream')}\n`],
  [
    '<note-list>\n\n| 노트 | 뜻 |\n|---|---|\n| [여기](/docs) | 다른 것 |\n\n</note-list>\n\n끝',
    `| 노트 | 뜻 |\n|---|---|\n| [여기](${base}/docs) | 다른 것 |\n| ${streamLine} | ${sampleDescription('Redis Stream')} |\n\n끝\n`,
  ],
  ['<problem-table></problem-table>', '아직 공개한 문제가 없다.\n'],
  [
    '```markdown\n<note-steps>\n\n<note-list></note-list>\n```',
    '```markdown\n<note-steps>\n\n<note-list></note-list>\n```\n',
  ],
])('%j의 자리에 그것이 보이는 것을 쓴다', (written, read) => {
  expect(bodyOf(written)).toBe(read);
});

test('목록의 설명은 태그도 링크도 아니다', () => {
  const description = sampleDescription('List<T>와 a[i]');
  const changes = {
    'pages/docs/redis.md': noteSource('레디스', { body: '<note-list></note-list>' }),
    'pages/docs/redis/redis-stream.md': noteSource('Redis Stream', {
      description,
      head: ['tags: [java]'],
    }),
  };
  const data = readFaultless(changes, { env });
  const note = readSample(changes, { env }).notes.find(({ route }) => route === '/docs/redis');
  expect(note && noteMarkdown(data, note, changes['pages/docs/redis.md'])).toContain(
    `- ${streamLine} — ${sampleDescription('List\\<T>와 a\\[i\\]')}`,
  );
});

test('.mdx의 큰 글자 이름도 같은 것을 쓰고, 읽을 것이 없는 것은 지운다', () => {
  const mdx = 'pages/docs/redis.mdx';
  expect(
    bodyOf(
      '<SearchForm examples="a" />\n\n<NoteDoors>\n\n글\n\n</NoteDoors>\n\n<NoteList of="sections" />',
      mdx,
    ),
  ).toBe(`글\n\n- ${streamLine} (노트 1개) — ${sampleDescription('Redis Stream')}\n`);
  expect(
    bodyOf('<CodeTabs>\n\n```ts skip="보기"\n1\n```\n\n</CodeTabs>\n\n<NoteList of="all" />', mdx),
  ).toBe(
    [
      '```ts skip="보기"\n1\n```\n',
      `## [Docs](${base}/docs)\n`,
      `- [레디스](${base}/docs/redis)`,
      `  - ${streamLine}\n`,
    ].join('\n'),
  );
});

test('노트에 쓸 수 있는 컴포넌트마다 마크다운의 꼴이 있다', () => {
  const byBuild = ['Callout', 'CodeBlock', 'Diagram', 'FileTree', 'NoteHeader', 'NoteProblem'];
  const around =
    'NearestNotes NoteBacklinks NotePath NoteRelated NoteReport NoteSeries NoteToc NoteTools QuestionFilter'.split(
      ' ',
    );
  /** Plugins replace these before the page is drawn. */
  const replaced = ['CodeTabs', 'DataTable'];
  const drawn = Object.keys(proseComponents).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(markdownForms).sort()).toEqual(
    [...drawn.filter((name) => ![...byBuild, ...around].includes(name)), ...replaced].sort(),
  );
  expect(Object.values(components).filter((name) => !drawn.includes(name))).toEqual(replaced);
});

test('사이트의 링크와 그림은 온전한 주소가 되고, 코드와 닻은 그대로다', () => {
  const text = markdownOf(
    [
      '[첫](/docs), [다시](/docs "요약"), [깊이](/docs/redis/redis-stream#commands), [여기](#why)',
      '',
      '## 왜 [#why]',
      '',
      '<a href="/docs">문서</a>와 `[코드](/docs/redis)`.',
      '',
      '```text',
      '[코드](/docs)',
      '```',
    ].join('\n'),
  );
  expect(text).toContain(
    `[첫](${base}/docs), [다시](${base}/docs "요약"), [깊이](${base}/docs/redis/redis-stream#commands), [여기](#why)`,
  );
  expect(text).toContain(`<a href="${base}/docs">문서</a>와 \`[코드](/docs/redis)\`.`);
  expect(text).toContain('```text\n[코드](/docs)\n```');
});

test('참조와 두 줄에 걸친 링크도 온전한 주소가 된다', () => {
  const text = markdownOf(
    '[참조][r]와 [두 줄에\n걸친 링크](/docs)\n\n[r]: /docs/redis/redis-stream#commands',
  );
  expect(text).toContain('[r]: https://dev.test/notes/docs/redis/redis-stream#commands');
  expect(text).toContain('걸친 링크](https://dev.test/notes/docs)');
});

test('첫 페이지가 없는 폴더의 노트도 llms.txt에 있다', () => {
  const { site, notes } = readFaultless({ 'pages/docs/redis.md': undefined }, { env });
  const text = llmsTxt(site, Object.values(notes));
  expect(text).toContain('https://dev.test/notes/docs/redis/redis-stream.md');
  expect(text).not.toContain('https://dev.test/notes/docs.md');
});
