import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { findSnippets } from 'md-run/blocks';
import { findWrongVariants } from '../../../../lib/snippets/wrong';

const FILE = 'pages/algorithm/two-sum.md';
const note = [
  ...['```text cases', '[3,3], 6 → [0,1]', '```'],
  ...['```python run call="two_sum"', '```', '```java run call="twoSum"', '```'],
].join('\n');
const pages = new Map([
  ['/algorithm/two-sum', findSnippets(FILE, readMarkdown(FILE, note, 1).fences)],
]);

describe('findWrongVariants', () => {
  it.each([
    ['content/solutions/algorithm/two-sum.java', '// 틀린 점: 정렬해 자리를 잃는다', 'twoSum'],
    [
      'content/solutions/algorithm/two-sum.same-element.py',
      '# 틀린 점: 같은 원소를 쓴다',
      'two_sum',
    ],
  ])('%s는 같은 언어의 풀이처럼 부른다', (path, text, name) => {
    const { variants, faults } = findWrongVariants([{ path, text }], pages);
    expect(faults).toEqual([]);
    expect(variants).toMatchObject([
      { mistake: text.slice(text.indexOf(':') + 2), block: { task: { kind: 'call-cases', name } } },
    ]);
  });

  it.each([
    ['content/solutions/algorithm/two-sum.py', 'print(1)', 'print(1)'],
    ['content/solutions/algorithm/two-sum.dart', '// 틀린 점: 없다', '모르는 확장자'],
    ['content/solutions/algorithm/gone.py', '# 틀린 점: 없다', '노트가 없는 틀린 풀이'],
  ])('%s (%s)는 잘못이다', (path, text, found) => {
    expect(findWrongVariants([{ path, text }], pages).faults).toMatchObject([
      { file: path, found },
      ...(path.includes('gone') ? [{ file: FILE }] : []),
    ]);
  });

  it('예제로 확인하는 풀이가 없는 노트에는 틀린 풀이를 둘 수 없다', () => {
    const plain = findSnippets(FILE, readMarkdown(FILE, '```python run\n1\n```', 1).fences);
    const file = { path: 'content/solutions/algorithm/two-sum.py', text: '# 틀린 점: 없다' };
    expect(findWrongVariants([file], new Map([['/algorithm/two-sum', plain]])).faults).toEqual([
      {
        file: file.path,
        found: `예제로 확인하는 풀이가 없는 ${FILE}`,
        expected: 'cases나 call을 표시한 블록',
        fix: '노트의 풀이에 cases 또는 call="이름"을 쓴다.',
      },
    ]);
  });

  it('틀린 풀이가 없는 문제 노트를 풀이의 줄과 함께 알린다', () => {
    expect(findWrongVariants([], pages).faults).toMatchObject([{ file: FILE, line: 4 }]);
  });
});
