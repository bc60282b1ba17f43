import { expect, test } from 'vitest';
import { pathOf } from '../../../../lib/addresses/links';

test.each([
  ['/docs/redis?q=1#streams', '/docs/redis'],
  ['/docs/redis#a?b', '/docs/redis'],
  ['/', '/'],
])('%s에서 물음과 닻을 뺀다', (address, path) => {
  expect(pathOf(address)).toBe(path);
});
