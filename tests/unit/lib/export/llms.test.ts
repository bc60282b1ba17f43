import { expect, test } from 'vitest';
import { llmsTxt, noteMarkdown } from '../../../../lib/export/llms';
import { noteSource, sampleDescription } from '../../../support/note-source';
import { readFaultless, readSample, sampleFiles } from '../../../support/sample-site';

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

/** The Markdown of a note with this body at `/docs/redis`. */
function markdownOf(body: string): string {
  const source = noteSource('레디스', { body });
  const plan = readSample({ ...sampleFiles, 'pages/docs/redis.md': source }, { env });
  const note = plan.notes.find(({ route }) => route === '/docs/redis');
  return note === undefined ? '' : noteMarkdown(plan.site, note, source);
}

test('noteMarkdown은 제목과 주소와 본문이고, 머리말이 없다', () => {
  expect(markdownOf('## 왜 [#why]\n\n<note-list></note-list>')).toBe(
    '# 레디스\n\n주소: https://dev.test/notes/docs/redis\n\n## 왜 [#why]\n\n<note-list></note-list>\n',
  );
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
  const base = 'https://dev.test/notes';
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
