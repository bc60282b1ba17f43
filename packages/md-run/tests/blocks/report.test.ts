import { describe, expect, it } from 'vitest';
import type { Failure } from '../../src/blocks/judge';
import { formatFailure, formatSkips, formatTable } from '../../src/blocks/report';
import { program } from '../programs';

describe('formatFailure', () => {
  it('파일과 줄과 예제, 그리고 차이를 보인다', () => {
    const failure = { kind: 'different-output', expected: '하나\n셋', got: '하나\n둘\n' } as const;
    expect(formatFailure('pages/x.md', { failure, line: 12, caseNumber: 2 }).split('\n')).toEqual([
      'pages/x.md:12 예제 2',
      '  출력이 다르다 (- 기대, + 실제)',
      '      하나',
      '    - 셋',
      '    + 둘',
      '  고치는 법  코드를 고친다. 실제가 맞으면 페이지에 적은 결과를 실제대로 고친다.',
    ]);
  });

  it.each<[Failure, string, string]>([
    [{ kind: 'undeclared-output', got: '1' }, '출력했지만', '```text output을 두고'],
    [{ kind: 'different-value', expected: '1', got: '2' }, '돌려준 값이', '실제가 맞으면'],
    [{ kind: 'no-value', name: 'f' }, 'call="f" 함수가', 'return하게'],
    [{ kind: 'unexpected-error', status: 1, stderr: 'E' }, '(종료 상태 1)', 'throws="이름"'],
    [{ kind: 'not-compiled', message: 'E' }, '컴파일되지', 'fails="compile"'],
    [{ kind: 'runaway', limit: 'time' }, '시간 한도', '입력을 줄이거나'],
    [{ kind: 'runaway', limit: 'idle' }, '끝나지 않아', '입력을 줄이거나'],
    [
      { kind: 'stale-error', ending: { kind: 'throws', error: 'E' } },
      'throws="E"라고 했지만',
      '표시를 지우고',
    ],
    [{ kind: 'different-error', expected: 'E', got: 'F' }, '다른 오류가', '적은 오류를 고친다'],
  ])('%j은 무엇이 잘못이고 어떻게 고치는지 말한다', (failure, found, fix) => {
    const text = formatFailure('pages/x.md', { failure, line: 3 });
    expect(text).toContain(`pages/x.md:3\n  `);
    expect(text).toContain(found);
    expect(text.split('\n').at(-1)).toMatch(/^ {2}고치는 법 {2}/);
    expect(text.split('\n').at(-1)).toContain(fix);
  });
});

describe('formatTable', () => {
  it('언어마다 한 줄과 합계를 한글의 폭에 맞춰 쓴다', () => {
    const task = { kind: 'stdin-cases', cases: [] } as const;
    const java = program('java', '');
    const blocks = [1, 2].map((line) => ({ file: 'pages/x.md', line, program: java, task }));
    const outcomes = new Map(
      blocks.map((block, at) => [block, { isGood: true, isCached: at > 0, seconds: at / 0.8 }]),
    );
    const skipped = [{ file: 'pages/x.md', line: 3, language: 'java', reason: '없다' }];
    const tools = new Map([['java', { label: 'Java 17' }]]);
    expect(formatTable({ blocks, skipped, tools, outcomes }).split('\n')).toEqual([
      '언어  도구     블록  실행  캐시  건너뜀  실패   초',
      'java  Java 17     3     1     1       1     0  1.3',
      '모두              3     1     1       1     0  1.3',
    ]);
  });
});

describe('formatSkips', () => {
  it('이유를 많은 차례로 센다', () => {
    const skip = { file: 'pages/x.md', line: 1, language: 'bash' };
    const reasons = ['패키지를 내려받는다', 'Redis 서버가 필요하다', '패키지를 내려받는다'];
    expect(formatSkips(reasons.map((reason) => ({ ...skip, reason }))).split('\n')).toEqual([
      '    2  패키지를 내려받는다',
      '    1  Redis 서버가 필요하다',
    ]);
  });
});
