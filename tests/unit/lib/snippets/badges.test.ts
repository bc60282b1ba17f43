import { describe, expect, it } from 'vitest';
import { blockKey, findSnippets, type RunBlock } from 'md-run/blocks';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { badgeOf, snippetResults, verificationOf } from '../../../../lib/snippets/badges';
import { EMPTY_LOCK, type LockEntry } from '../../../../lib/snippets/lock';
import { projectBlocks } from '../../../../lib/snippets/tested';
import { javaBlock as blockOf, javaEntry as java } from '../../../support/run-blocks';

describe('badgeOf', () => {
  const block = blockOf('a');
  const program: RunBlock = {
    ...block,
    task: { kind: 'program', ending: { kind: 'succeeds' }, output: '1', comparison: 'exact' },
  };
  const servers = { node: '20.20.2', redis: '7.0.15' };

  it.each<[string, RunBlock, Partial<LockEntry>, string, string]>([
    ['예제가 있는 블록', block, {}, '실행 확인 · Java 17 · 예제 1/1', 'Java 17.0.9'],
    ['예제가 없는 블록', program, { cases: 0 }, '실행 확인 · Java 17', 'Java 17.0.9'],
    [
      '그달에 지원이 끝나 있던 버전',
      block,
      { ran: servers, day: '2026-03-31' },
      '실행 확인 · Node.js 20 · Redis 7.0(지원 종료) · 2026-03 · 예제 1/1',
      'Node.js 20.20.2, Redis 7.0.15(2024-07에 지원 종료) · 2026-03-31',
    ],
    [
      '그달에 새 버전이 나와 있던 버전',
      block,
      { ran: servers, day: '2026-08-01' },
      '실행 확인 · Node.js 20(지원 종료) · Redis 7.0(지원 종료) · 2026-08 · 예제 1/1',
      'Node.js 20.20.2(2026-04에 지원 종료, 새 버전은 26), Redis 7.0.15(2024-07에 지원 종료, 새 버전은 8.10) · 2026-08-01',
    ],
    [
      '무엇으로 실행했든 실행을 확인한 것이 아닌 모형',
      { ...block, model: 'Flutter' },
      { day: '2026-02-02' },
      '모형 · Java 17 · 2026-02',
      '실행하지 않은 제품: Flutter. 그 규칙을 옮긴 모형을 실행했다: Java 17.0.9(새 버전은 25) · 2026-02-02',
    ],
  ])('%s', (_kind, one, entry, text, detail) => {
    const results = new Map([[blockKey(one), { ...java, ...entry }]]);
    const isVerified = one.model === undefined;
    expect(badgeOf(one, results)).toEqual({ text, detail, isVerified });
    expect(badgeOf(blockOf('b'), results)).toBeUndefined();
  });
});

describe('snippetResults', () => {
  const note = [
    '```python run',
    'print(1)',
    '```',
    '```text output',
    '1',
    '```',
    '```java skip="서버가 필요하다"',
    'int a;',
    '```',
    '```ts project="tested" filename="a.ts"',
    'export const a = 1;',
    '```',
    '```bash project="tested"',
    'ls',
    '```',
    '```ts project="checked" filename="b.ts"',
    'export const b = 1;',
    '```',
    '```sql project="checked" filename="b.sql"',
    'SELECT 1',
    '```',
  ].join('\n');

  it('실행할 수 있는 언어의 블록마다 무엇을 확인했는지 말한다', () => {
    const page = findSnippets('pages/x.md', readMarkdown('pages/x.md', note, 1).fences);
    const [block] = page.blocks;
    const lock = new Map(
      block ? [[blockKey(block), { ...java, ran: { python: '3.11.7' }, cases: 0 }]] : [],
    );
    const tested = new Map(
      projectBlocks(page)
        .filter(({ project }) => project === 'tested')
        .map(({ key }) => [key, { ...java, ran: { node: '20.1.0' }, cases: 0 }]),
    );
    const { badges } = snippetResults([page], { ...EMPTY_LOCK, results: lock, tested });
    const texts = Object.entries(badges['pages/x.md'] ?? {}).map(([line, badge]) => [
      Number(line),
      badge.text,
      badge.isVerified,
    ]);
    expect(texts).toEqual([
      [1, '실행 확인 · Python 3.11', true],
      [7, '실행하지 않음', false],
      [10, '시험됨 · Node.js 20', true],
      [13, '시험됨 · Node.js 20', true],
      [16, '형식 검사', false],
    ]);
  });
});

describe('verificationOf', () => {
  const program: RunBlock = {
    ...blockOf('보기'),
    task: { kind: 'program', ending: { kind: 'succeeds' }, output: '1', comparison: 'exact' },
  };
  const changed: RunBlock = { ...program, program: { ...program.program, text: '바뀐 보기' } };
  const results = new Map([
    [blockKey(blockOf('a')), java],
    [blockKey(program), { ...java, cases: 0 }],
  ]);

  it.each([
    ['풀이가 모두 예제를 통과했다', [blockOf('a')], '예제 1/1'],
    ['예제가 없는 블록은 따지지 않는다', [blockOf('a'), changed], '예제 1/1'],
    ['풀이 하나를 지금의 꼴로 실행하지 않았다', [blockOf('a'), blockOf('b')], undefined],
    ['블록이 없다', [], undefined],
    ['예제가 없는 페이지', [program], '실행 확인'],
    ['모형뿐인 페이지', [{ ...program, model: 'Flutter' }], undefined],
  ])('%s', (_page, blocks, text) => {
    expect(verificationOf(blocks, results)).toBe(text);
  });
});
