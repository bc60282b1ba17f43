import { describe, expect, it } from 'vitest';
import { findSources } from '../../../../lib/snippets/sources';
import { noteSource } from '../../../support/note-source';

const SOLUTION = 'a = int(input())\nprint(a + 1)';
const SLIP = '# 틀린 점: 더하지 않는다\na = int(input())\nprint(a)';
const WRONG = 'content/solutions/algorithm/next';

const cases = [
  ...['```python run cases', SOLUTION, '```', '', '```text input', '1', '```'],
  ...['', '```text output', '2', '```', ''],
];
const pitfall = ['## 함정 [#pitfalls]', '', '### 더하지 않는다 [#no-addition]', '', '글이다.'];

function faultsOf(body: readonly string[], wrong: Readonly<Record<string, string>>): string[] {
  const text = noteSource('다음 수', { body: [...cases, ...body].join('\n') });
  const { faults } = findSources({
    files: [{ path: 'pages/algorithm/next.md', text }],
    wrong: Object.entries(wrong).map(([path, one]) => ({ path, text: one })),
  });
  return faults.map(({ file, found }) => `${file} ${found}`);
}

const unguarded = ['pages/algorithm/next.md 거르는 것이 없는 함정 "더하지 않는다"'];
const example = ['', '```python run wrong', 'print(1)', '```', '', '```text output', '1', '```'];

it.each([
  ['이름이 다른 틀린 풀이', pitfall, `${WRONG}.other.py`, unguarded],
  ['이름이 함정의 id인 틀린 풀이', pitfall, `${WRONG}.no-addition.py`, []],
  ['id로 시작하는 이름', pitfall, `${WRONG}.no-addition-twice.py`, []],
  ['실행하는 틀린 예', [...pitfall, ...example], `${WRONG}.other.py`, []],
  [
    '틀렸다고 하지 않은 블록',
    [...pitfall, ...example.map((line) => line.replace(' wrong', ''))],
    `${WRONG}.other.py`,
    unguarded,
  ],
  ['다음 절의 틀린 예', [...pitfall, '## 더 [#more]', ...example], `${WRONG}.other.py`, unguarded],
])('문제 노트의 함정: %s', (_case, body, path, expected) => {
  expect(faultsOf(body, { [path]: SLIP })).toEqual(expected);
});

describe('틀린 풀이는 노트의 풀이에서 한 곳만 다르다', () => {
  it('여러 줄이 다른 것과, 같은 언어의 풀이가 없는 것은 잘못이다', () => {
    const other = Array.from({ length: 14 }, (_, at) => `x${at} = ${at}`).join('\n');
    expect(
      faultsOf([], {
        [`${WRONG}.a.py`]: `# 틀린 점: 다른 프로그램\n${other}`,
        [`${WRONG}.b.js`]: '// 틀린 점: 언어가 다르다',
        [`${WRONG}.c.mjs`]: '// 틀린 점: 언어가 다르다',
      }),
    ).toEqual([
      `${WRONG}.b.js 모르는 확장자`,
      `${WRONG}.a.py 가장 가까운 풀이와 16줄이 다른 틀린 풀이`,
      `${WRONG}.c.mjs 같은 언어의 풀이가 노트에 없는 틀린 풀이`,
    ]);
  });

  it('주석과 빈 줄은 세지 않는다', () => {
    const commented = SLIP.replace('print', `${'# 설명\n\n'.repeat(20)}print`);
    expect(faultsOf([], { [`${WRONG}.a.py`]: commented })).toEqual([]);
  });
});
