import { expect, it, onTestFinished } from 'vitest';
import { findCrossChecks } from '../../../../../lib/snippets/cross-check';
import { runAtLimits } from '../../../../../scripts/io/snippets/largest-inputs';
import { makeFolder } from '../../../../support/folders';
import { noteSource } from '../../../../support/note-source';

const BODY = `
\`\`\`text cases
[1] → 1
\`\`\`

\`\`\`python run call="total"
def total(numbers):
    return sum(numbers)
\`\`\`

\`\`\`python run call="total"
def total(numbers):
    return sum(numbers[:100])
\`\`\`

\`\`\`python run call="total"
def total(numbers):
    return numbers[0] + (total(numbers[1:]) if numbers[1:] else 0)
\`\`\`
`;

const BRUTE = `
def generate(rng):
    return [[1]]

def brute(numbers):
    return sum(numbers)

def limit():
    return [[1] * 5000]
`;

it('가장 큰 입력에서 답이 없거나 첫 풀이와 다른 풀이를 알린다', { timeout: 600_000 }, async () => {
  const { checks } = findCrossChecks({
    files: [{ path: 'pages/a/sum.md', text: noteSource('합', { body: BODY }) }],
    wrong: [{ path: 'content/solutions/a/sum.brute.py', text: BRUTE }],
  });
  const found = await runAtLimits(makeFolder(onTestFinished), checks);
  expect(found.map(({ failure }) => failure)).toEqual([
    undefined,
    expect.stringContaining('100'),
    expect.stringContaining('RecursionError'),
  ]);
});
