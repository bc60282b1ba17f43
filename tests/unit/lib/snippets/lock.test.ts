import { describe, expect, it } from 'vitest';
import { blockKey, findSnippets, type RunBlock } from 'md-run/blocks';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { projectBlocks, testedKey } from '../../../../lib/snippets/tested';
import {
  badgeOf,
  formatLock,
  lockFaults,
  nextLock,
  readLock,
  snippetResults,
  unusedFaults,
  verificationOf,
  type LockEntry,
} from '../../../../lib/snippets/lock';

const hash = (text: string): string => text;

function blockOf(text: string, line = 1): RunBlock {
  return {
    file: 'pages/x.md',
    line,
    program: { language: 'java', text, earlier: [], filename: undefined, files: [] },
    task: {
      kind: 'stdin-cases',
      cases: [{ kind: 'stdin', input: '1', expected: '1', comparison: 'exact', line: line + 9 }],
    },
  };
}

const java = { language: 'java', ran: { java: '17.0.9' }, cases: 1 } as const;

describe('blockKey', () => {
  it('블록이 페이지에서 자리를 옮겨도 같다', () => {
    expect(blockKey(blockOf('a', 1), hash)).toBe(blockKey(blockOf('a', 30), hash));
  });

  it('코드나 예제가 바뀌면 달라진다', () => {
    const block = blockOf('a');
    const task = { kind: 'stdin-cases', cases: [] } as const;
    expect(blockKey(blockOf('b'), hash)).not.toBe(blockKey(block, hash));
    expect(blockKey({ ...block, task }, hash)).not.toBe(blockKey(block, hash));
  });
});

describe('badgeOf', () => {
  it('"실행 확인 · Java 17 · 예제 1/1"', () => {
    const block = blockOf('a');
    const lock = new Map([[blockKey(block, hash), java]]);
    expect(badgeOf(block, lock, hash)).toEqual({
      text: '실행 확인 · Java 17 · 예제 1/1',
      detail: 'Java 17.0.9',
      isVerified: true,
    });
  });

  it.each([
    [
      { node: '20.20.2', redis: '7.0.15' },
      '2026-03-31',
      '실행 확인 · Node.js 20 · Redis 7.0(지원 종료) · 2026-03 · 예제 1/1',
      'Node.js 20.20.2, Redis 7.0.15(2024-07에 지원 종료) · 2026-03-31',
    ],
    [
      { node: '20.20.2', redis: '7.0.15' },
      '2026-08-01',
      '실행 확인 · Node.js 20(지원 종료) · Redis 7.0(지원 종료) · 2026-08 · 예제 1/1',
      'Node.js 20.20.2(2026-04에 지원 종료, 새 버전은 26), Redis 7.0.15(2024-07에 지원 종료, 새 버전은 8.10) · 2026-08-01',
    ],
  ])('%o을 %s에 실행했으면 그달에 알려진 지원과 새 버전을 말한다', (ran, day, text, detail) => {
    const block = blockOf('a');
    const lock = new Map([[blockKey(block, hash), { ...java, ran, day }]]);
    expect(badgeOf(block, lock, hash)).toEqual({ text, detail, isVerified: true });
  });

  it('모형은 무엇으로 실행했든 실행을 확인한 것이 아니다', () => {
    const block = { ...blockOf('a'), model: 'Flutter' };
    const lock = new Map([[blockKey(block, hash), { ...java, day: '2026-02-02' }]]);
    expect(badgeOf(block, lock, hash)).toEqual({
      text: '모형 · Java 17 · 2026-02',
      detail:
        '실행하지 않은 제품: Flutter. 그 규칙을 옮긴 모형을 실행했다: Java 17.0.9(새 버전은 25) · 2026-02-02',
      isVerified: false,
    });
    expect(verificationOf([block], lock, hash)).toBeUndefined();
  });

  it('예제가 없는 블록은 언어까지만, 바뀐 블록은 배지가 없다', () => {
    const block: RunBlock = {
      ...blockOf('a'),
      task: { kind: 'program', ending: { kind: 'succeeds' }, output: '1', comparison: 'exact' },
    };
    const lock = new Map([[blockKey(block, hash), { ...java, cases: 0 }]]);
    expect(badgeOf(block, lock, hash)?.text).toBe('실행 확인 · Java 17');
    expect(badgeOf(blockOf('b'), lock, hash)).toBeUndefined();
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
      block ? [[blockKey(block, hash), { ...java, ran: { python: '3.11.7' }, cases: 0 }]] : [],
    );
    const tested = new Map(
      projectBlocks(page)
        .filter(({ project }) => project === 'tested')
        .map((one) => [testedKey(one, hash), { ...java, ran: { node: '20.1.0' }, cases: 0 }]),
    );
    const { badges } = snippetResults([page], lock, tested, hash);
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
  const lock = new Map([
    [blockKey(blockOf('a'), hash), java],
    [blockKey(program, hash), { ...java, cases: 0 }],
  ]);

  it('풀이가 모두 예제를 통과하면 "예제 1/1"이고, 예제가 없는 블록은 따지지 않는다', () => {
    expect(verificationOf([blockOf('a')], lock, hash)).toBe('예제 1/1');
    const other: RunBlock = { ...program, program: { ...program.program, text: '바뀐 보기' } };
    expect(verificationOf([blockOf('a'), other], lock, hash)).toBe('예제 1/1');
  });

  it('풀이 하나라도 지금의 꼴로 실행하지 않았으면 확인한 것이 아니다', () => {
    expect(verificationOf([blockOf('a'), blockOf('b')], lock, hash)).toBeUndefined();
    expect(verificationOf([], lock, hash)).toBeUndefined();
  });

  it('예제가 없는 페이지는 "실행 확인"이다', () => {
    expect(verificationOf([program], lock, hash)).toBe('실행 확인');
  });
});

describe('content/snippets.lock.json', () => {
  it('쓴 것을 그대로 읽고, 키의 차례로 한 줄에 하나씩 쓴다', () => {
    const lock = new Map([
      ['b', java],
      ['a', java],
    ]);
    const text = formatLock(lock);
    expect(readLock(text)).toEqual(lock);
    expect(text.indexOf('"a"')).toBeLessThan(text.indexOf('"b"'));
  });

  it.each([undefined, '', '<<<<<<< HEAD', '{"format":0,"results":{"a":{}}}'])(
    '%j는 빈 것으로 읽는다',
    (text) => {
      expect(readLock(text).size).toBe(0);
    },
  );

  it('통과하면 넣고, 실패하면 빼고, 여기서 실행하지 못하면 앞의 결과를 지킨다', () => {
    const [passed, failed, unknown] = [blockOf('p'), blockOf('f'), blockOf('u')];
    const key = (block: RunBlock): string => blockKey(block, hash);
    const old = new Map([
      [key(failed), java],
      [key(unknown), java],
      ['사라진 블록', java],
    ]);
    const next = nextLock({
      blocks: [passed, failed, unknown],
      old,
      keepUnknown: false,
      hash,
      resultOf: (block) => {
        if (block === passed) {
          return { ran: { java: '17.0.9' }, cases: 1 };
        }
        return block === failed ? 'failed' : 'unknown';
      },
    });
    expect([...next.keys()]).toEqual([key(passed), key(unknown)]);
    expect(unusedFaults(old, next)).toMatchObject([{ found: '어느 블록의 것도 아닌 결과 2개' }]);
  });

  it('다른 컴퓨터의 판 번호 때문에 바뀌지 않는다', () => {
    const block = blockOf('a');
    const old = new Map([
      [blockKey(block, hash), { ...java, ran: { java: '17.0.1' }, day: '2026-01-01' }],
    ]);
    const resultOf = (): Omit<LockEntry, 'language'> => ({
      ran: { java: '17.0.9' },
      cases: 1,
      day: '2026-02-02',
    });
    expect(nextLock({ blocks: [block], old, keepUnknown: false, hash, resultOf })).toEqual(old);
  });

  it('함께 실행한 제품이 달라지면 다시 적는다', () => {
    const block = blockOf('a');
    const old = new Map([[blockKey(block, hash), { ...java, day: '2026-01-01' }]]);
    const now = { ran: { java: '17.0.9', kotlin: '2.3.0' }, cases: 1, day: '2026-02-02' };
    const next = nextLock({ blocks: [block], old, keepUnknown: false, hash, resultOf: () => now });
    expect([...next.values()]).toEqual([{ language: 'java', ...now }]);
  });

  it('읽는 이에게 다른 버전이면 다시 적는다', () => {
    const block = blockOf('a');
    const old = new Map([[blockKey(block, hash), { ...java, day: '2026-01-01' }]]);
    const now = { ran: { java: '21.0.1' }, cases: 1, day: '2026-02-02' };
    const next = nextLock({ blocks: [block], old, keepUnknown: false, hash, resultOf: () => now });
    expect([...next.values()]).toEqual([{ language: 'java', ...now }]);
  });

  it('지금의 모습으로 실행된 적이 없는 블록을 줄과 함께 알린다', () => {
    const old = new Map([[blockKey(blockOf('a'), hash), java]]);
    const faults = lockFaults([blockOf('a'), blockOf('b', 7)], old, hash);
    expect(faults).toMatchObject([{ file: 'pages/x.md', line: 7 }]);
  });
});
