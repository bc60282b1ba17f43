import { describe, expect, it } from 'vitest';
import {
  atLimit,
  atStart,
  checkedBlocks,
  findCrossChecks,
  limitProgram,
  makingProgram,
} from '../../../../lib/snippets/cross-check';
import { noteSource } from '../../../support/note-source';

const BRUTE =
  '"""센다."""\ndef generate(rng):\n    return [1]\n\ndef brute(a):\n    return 2\n\ndef limit():\n    return [9]\n';
const call = ['```text cases', '1 → 2', '```', '```python run call="f"', 'f = 1', '```'];

function find(wrong: Readonly<Record<string, string>>): ReturnType<typeof findCrossChecks> {
  return findCrossChecks({
    files: [
      { path: 'pages/a/next.md', text: noteSource('다음', { body: call.join('\n') }) },
      { path: 'pages/a/plain.md', text: noteSource('글', { body: '```python run\n1\n```' }) },
    ],
    wrong: Object.entries(wrong).map(([path, text]) => ({ path, text })),
  });
}

describe('findCrossChecks', () => {
  it('풀이가 있는 노트와 그 답을 잇는다', () => {
    const { checks, faults } = find({ 'content/solutions/a/next.brute.py': BRUTE });
    expect(faults).toEqual([]);
    expect(checks.map(({ page, solutions }) => [page.file, solutions.length])).toEqual([
      ['pages/a/next.md', 1],
    ]);
  });

  it('없거나, 함수가 모자라거나, 풀이가 없는 노트의 것이면 잘못이다', () => {
    expect(find({}).faults).toMatchObject([
      { file: 'pages/a/next.md', expected: 'content/solutions/a/next.brute.py' },
    ]);
    const half = BRUTE.replace('def brute', 'def slow');
    const faults = find({
      'content/solutions/a/next.brute.py': half,
      'content/solutions/a/plain.brute.py': BRUTE,
    }).faults.map(({ file, found }) => `${file} ${found}`);
    expect(faults).toEqual([
      'content/solutions/a/next.brute.py brute 함수가 없음',
      'content/solutions/a/plain.brute.py 예제로 확인하는 풀이가 없는 노트의 답',
    ]);
  });
});

it('만든 입력은 짧은 것부터 풀이의 예제가 되고, 호출의 인자는 펼쳐 답하며, 정수는 모든 자리가 남는다', () => {
  const [check] = find({ 'content/solutions/a/next.brute.py': BRUTE }).checks;
  if (check === undefined) {
    throw new Error('no check');
  }
  expect(makingProgram(check, 7, 3)).toContain('brute(*copy.deepcopy(one))');
  const [block] = checkedBlocks(check, '[["[[1,2,3]]","6"],["[[1]]","9007199254740993"]]');
  expect(block?.task).toMatchObject({
    cases: [
      { args: '[[1]]', expected: '9007199254740993' },
      { args: '[[1,2,3]]', expected: '6' },
    ],
  });
});

it('가장 큰 입력 하나가 풀이의 예제가 된다', () => {
  const [check] = find({ 'content/solutions/a/next.brute.py': BRUTE }).checks;
  const [solution] = check?.solutions ?? [];
  if (check === undefined || solution === undefined) {
    throw new Error('no check');
  }
  expect(limitProgram(check)).toContain('print(json.dumps(limit()))');
  expect(atLimit(solution, '[[9,8]]', '17').task).toMatchObject({
    cases: [{ args: '[[9,8]]', expected: '17' }],
  });
  expect(atStart(solution).task).toMatchObject({ cases: [{ args: '[1]', expected: '2' }] });
});
