import { describe, expect, it } from 'vitest';
import type { Ending, RunBlock } from '../../src/blocks/block';
import { errorText, type Execution } from '../../src/blocks/execution';
import { isCaught, judge } from '../../src/blocks/judge';
import { program } from '../programs';

function block(ending: Ending, output?: string): RunBlock {
  return {
    file: 'pages/x.md',
    line: 3,
    program: program('python', ''),
    task: { kind: 'program', ending, output, comparison: 'exact' },
  };
}

function finished(stdout: string, status = 0, stderr = ''): Execution {
  return { kind: 'finished', stdout, stderr, status };
}

const succeeds: Ending = { kind: 'succeeds' };
const throws: Ending = { kind: 'throws', error: 'ValueError' };
const refused: Execution = { kind: 'not-compiled', message: 'a.java:1: error: 없는 이름' };

describe('judge', () => {
  it.each<[string, Ending, string | undefined, Execution, string | undefined]>([
    ['적힌 대로 출력', succeeds, '1', finished('1\n'), undefined],
    ['다른 출력', succeeds, '1', finished('2'), 'different-output'],
    ['적히지 않은 출력', succeeds, undefined, finished('2'), 'undeclared-output'],
    ['출력 없음', succeeds, undefined, finished('\n'), undefined],
    ['뜻밖의 오류', succeeds, '1', finished('1', 1, 'ValueError'), 'unexpected-error'],
    ['적힌 오류', throws, undefined, finished('', 1, 'ValueError: x'), undefined],
    ['사라진 오류', throws, undefined, finished(''), 'stale-error'],
    ['다른 오류', throws, undefined, finished('', 1, 'KeyError: x'), 'different-error'],
    ['적힌 종료 상태', { kind: 'exits', status: 2 }, undefined, finished('', 2), undefined],
    ['사라진 종료 상태', { kind: 'exits', status: 2 }, undefined, finished(''), 'stale-error'],
    ['적힌 컴파일 오류', { kind: 'fails-to-compile' }, '없는 이름', refused, undefined],
    ['다른 컴파일 오류', { kind: 'fails-to-compile' }, '다른 말', refused, 'different-error'],
    ['사라진 컴파일 오류', { kind: 'fails-to-compile' }, undefined, finished(''), 'stale-error'],
    ['멈추지 않음', succeeds, '1', { kind: 'killed', limit: 'time', stdout: '1' }, 'runaway'],
  ])('%s', (_name, ending, output, execution, kind) => {
    const { failures } = judge(block(ending, output), [execution]);
    expect(failures.map(({ failure }) => failure.kind)).toEqual(kind === undefined ? [] : [kind]);
  });
});

describe('isCaught', () => {
  const one = { kind: 'stdin', input: '', expected: '1', comparison: 'exact', line: 1 } as const;
  const solution: RunBlock = {
    ...block(succeeds),
    task: { kind: 'stdin-cases', cases: [one, one] },
  };

  it.each<[string, Execution[], boolean]>([
    ['한 예제에서 틀린 풀이는 걸린 것이다', [finished('1'), finished('2')], true],
    ['모두 맞힌 풀이는 걸리지 않았다', [finished('1'), finished('1')], false],
    ['컴파일되지 않는 풀이는 아무것도 보이지 않는다', [refused, refused], false],
    ['언제나 죽는 풀이도 그렇다', [finished('', 1), finished('', 1)], false],
    ['한 예제에서만 죽는 풀이는 걸린 것이다', [finished('1'), finished('', 1)], true],
  ])('%s', (_name, executions, caught) => {
    expect(isCaught(judge(solution, executions))).toBe(caught);
  });
});

describe('errorText', () => {
  it('소스 줄에 적힌 이름은 오류로 치지 않는다', () => {
    const stderr = 'a.mjs:1\nthrow new TypeError()\n^\n\nRangeError: x\n    at a.mjs:1';
    expect(errorText(stderr).trim()).toBe('RangeError: x');
    expect(errorText('Traceback:\n  raise KeyError\nValueError: x')).toBe(
      'Traceback:\nValueError: x',
    );
  });
});
