import { expect, test } from 'vitest';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { blockKey, findSnippets } from 'md-run/blocks';
import { EMPTY_LOCK, type LockEntry } from '../../../../lib/snippets/lock';
import { countRuns } from '../../../../lib/snippets/runs';

const notes = {
  'pages/a.md': ['python run', 'python run', 'python run model="Flutter"', 'dart skip="없다"'],
  'pages/b.md': ['python run', 'js run service="redis"', 'java skip="없다"', 'sql skip="있다"'],
};

const pages = Object.entries(notes).map(([file, infos]) => {
  const text = infos.map((info, index) => `\`\`\`${info}\n${index}${file}\n\`\`\``).join('\n');
  return findSnippets(file, readMarkdown(file, text, 1).fences);
});

const ran: Readonly<Record<string, Omit<LockEntry, 'language' | 'cases'>>> = {
  python: { ran: { python: '3.11.7' }, day: '2026-10-02' },
  js: { ran: { node: '20.1.0', redis: '7.0.15' }, day: '2026-11-02' },
};

const results = new Map(
  pages
    .flatMap(({ blocks }) => blocks)
    .map((block): [string, LockEntry] => {
      const { language } = block.program;
      return [blockKey(block), { language, cases: 0, ran: {}, ...ran[language] }];
    }),
);

test('제품과 버전마다 블록과 노트와 달을 세고, 모형과 실행하지 않은 것은 따로 센다', () => {
  expect(countRuns(pages, { ...EMPTY_LOCK, results })).toEqual({
    executed: 4,
    products: [
      {
        ...{ product: 'python', version: '3.11', blocks: 3, notes: 2 },
        ...{ first: '2026-10', last: '2026-10' },
      },
      {
        ...{ product: 'node', version: '20', blocks: 1, notes: 1 },
        ...{ first: '2026-11', last: '2026-11' },
      },
      {
        ...{ product: 'redis', version: '7.0', blocks: 1, notes: 1 },
        ...{ first: '2026-11', last: '2026-11' },
      },
    ],
    models: [{ name: 'Flutter', blocks: 1, files: ['pages/a.md'] }],
    skipped: [
      { name: '없다', blocks: 1, files: ['pages/b.md'] },
      { name: '있다', blocks: 1, files: ['pages/b.md'] },
    ],
  });
});

test('잠금 파일에 없는 블록은 실행한 것이 아니다', () => {
  expect(countRuns(pages, EMPTY_LOCK)).toMatchObject({ executed: 0, products: [] });
});
