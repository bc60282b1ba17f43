import { expect, test } from 'vitest';
import { findCrossChecks } from '../../lib/snippets/cross-check';
import { crossCheck } from '../../scripts/io/snippets/cross-check';
import { readProject } from '../../build/io/project';

test('모든 풀이가 작은 입력에서 느린 답과 같다', async () => {
  const { checks } = findCrossChecks(await readProject('.'));
  expect((await crossCheck('.', checks)).join('\n\n')).toBe('');
});
