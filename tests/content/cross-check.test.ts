import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { findCrossChecks } from '../../lib/snippets/cross-check';
import { crossCheck } from '../../scripts/io/snippets/cross-check';
import { readProject } from '../../build/io/project';

/** Inputs for each problem: enough to meet the small cases, few enough for a minute of a core. */
const COUNT = 20;

const seed = Number(process.env['CROSS_CHECK_SEED'] ?? randomInt(2 ** 31));

test(
  `모든 풀이가 작은 입력 ${COUNT}개에서 느린 답과 같다 (CROSS_CHECK_SEED=${seed})`,
  { timeout: 600_000 },
  async () => {
    const { checks } = findCrossChecks(await readProject('.'));
    const { failures } = await crossCheck('.', checks, { seed, count: COUNT });
    expect(failures.join('\n\n')).toBe('');
  },
);
