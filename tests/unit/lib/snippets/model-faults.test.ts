import { expect, it } from 'vitest';
import { findModelFaults } from '../../../../lib/snippets/model-faults';

it.each([
  ['python', 'run model="Flutter"', []],
  ['python', 'run model="Fluter"', ['모르는 제품 model="Fluter"']],
  ['python', 'skip="서버가 필요하다" model="Flutter"', ['run이 없는 model="Flutter"']],
  ['python', 'run model="Python"', ['model="Python"']],
  ['bash', 'run service="redis" model="Redis"', ['model="Redis"']],
])('```%s %s', (language, meta, expected) => {
  const faults = findModelFaults('a.md', [{ language, meta, text: 'true', line: 1 }]);
  expect(faults.map(({ found }) => found)).toEqual(expected);
});
