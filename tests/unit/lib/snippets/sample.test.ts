import { describe, expect, test } from 'vitest';
import { readNote } from '../../../../lib/note/note';
import { findSnippets, type PageSnippets } from '../../../../lib/snippets/find-blocks';
import { sampleNotes, shareOut, type SampledPage } from '../../../../lib/snippets/sample';
import { noteSource } from '../../../support/note-source';

function snippetsOf(source: { path: string; text: string }): PageSnippets {
  return findSnippets(source.path, readNote(source).note?.markdown.fences ?? []);
}

function page(path: string, body: string, wrong: SampledPage['wrong'] = []): SampledPage {
  const source = { path, text: noteSource(path, { body }) };
  return { source, blocks: snippetsOf(source).blocks, wrong };
}

const python = '```python run\nprint(1)\n```\n\n```text output\n1\n```';
const java = '```java run\nSystem.out.println(1);\n```\n\n```text output\n1\n```';
const pages = [
  page(
    'pages/a.md',
    `${python}\n\n${python.replaceAll('1', '2')}\n\n- 목록\n\n  ${java.replaceAll('\n', '\n  ')}`,
  ),
  page('pages/b/c.md', `${java}\n\n\`\`\`java run continues throws="X"\nthrow new X();\n\`\`\``),
];

test.each([
  [
    [
      ['java', 2],
      ['sql', 1],
    ],
    4,
    [
      ['java', 3],
      ['sql', 1],
    ],
  ],
  [
    [
      ['java', 1],
      ['sql', 1],
      ['js', 1],
    ],
    4,
    [
      ['java', 2],
      ['sql', 1],
      ['js', 1],
    ],
  ],
  [
    [
      ['java', 300],
      ['sql', 100],
    ],
    40,
    [
      ['java', 30],
      ['sql', 10],
    ],
  ],
] as const)('%j인 블록을 %i개로 나누면 %j', (counts, total, shares) => {
  expect([...shareOut<string>(new Map(counts), total)]).toEqual(shares);
});

describe('표본', () => {
  test.each([1, 3, 5, 7, 23])(
    '%i개를 노트에 있는 언어의 비율로 만들고, 표시의 잘못이 없다',
    (total) => {
      const snippets = sampleNotes(pages, total).map(snippetsOf);
      expect(snippets.flatMap(({ faults }) => faults)).toEqual([]);
      const languages = snippets.flatMap(({ blocks }) =>
        blocks.map(({ program }) => program.language),
      );
      expect(languages).toHaveLength(total);
      expect(languages.filter((name) => name === 'java').length / total).toBeCloseTo(
        0.6,
        total > 4 ? 1 : 0,
      );
    },
  );

  test('되풀이한 블록도 모두 다르고, 기대한 출력은 그대로다', () => {
    const blocks = sampleNotes(pages, 20).flatMap((note) => snippetsOf(note).blocks);
    expect(new Set(blocks.map(({ program }) => program.text)).size).toBe(20);
    expect(blocks[0]).toMatchObject({
      file: 'pages/copy-1/a.md',
      program: { text: expect.stringMatching(/^print\(1\)\n# 1 pages\/a\.md:\d+$/) as string },
      task: { kind: 'program', output: '1' },
    });
    expect(blocks.find(({ program }) => program.language === 'java')?.program.text).toMatch(
      /^System\.out\.println\(1\);\n\/\/ 1 pages\/a\.md:\d+$/,
    );
  });

  test('터미널의 기록에는 나중에 오는 응답이 있으므로 앞에 적는다', () => {
    const transcript = page('pages/t.md', '```console run\n$ echo 1\n1\n```');
    const [note] = sampleNotes([transcript], 1);
    expect(note && snippetsOf(note).blocks[0]?.program.text).toMatch(
      /^# 1 pages\/t\.md:\d+\n\$ echo 1\n1$/,
    );
  });

  test('문제는 풀이를 모두, 틀린 풀이와 함께 옮기고, 자리가 모자라면 옮기지 않는다', () => {
    const problem = page(
      'pages/p.md',
      '```python run cases\nprint(input())\n```\n\n```java run cases\nx\n```\n\n```text input\n1\n```\n\n```text output\n1\n```',
      [{ path: 'tests/wrong/p.py', text: '# 틀린 점: 없음\n' }],
    );
    const paths = (total: number): string[] =>
      sampleNotes([problem], total).map(({ path }) => path);
    expect(paths(2)).toEqual(['pages/copy-1/p.md', 'tests/wrong/copy-1/p.py']);
    expect(paths(5)).toHaveLength(4);
    expect(paths(1)).toEqual([]);
  });

  test('노트가 없으면 표본도 없다', () => {
    expect(sampleNotes([], 400)).toEqual([]);
  });
});
