import { expect, test } from 'vitest';
import { takeOver } from '../../../../lib/reader/search-handover';

const left = JSON.stringify({ address: '/docs/redis#claim', terms: ['xclaim'], time: 1_000 });

test('새 탭은 자기 주소로 남겨진 말을 받는다', () => {
  expect(takeOver(left, { address: '/docs/redis#claim', now: 3_000 })).toEqual(['xclaim']);
});

test.each([
  ['다른 주소', left, '/docs/redis', 3_000],
  ['오래된 것', left, '/docs/redis#claim', 100_000],
  ['빈 것', '', '/docs/redis#claim', 3_000],
  ['깨진 것', '{"address":', '/docs/redis#claim', 3_000],
  ['다른 꼴', '{"address":"/docs/redis#claim","terms":[1],"time":1}', '/docs/redis#claim', 2],
  ['null', 'null', '/docs/redis#claim', 2],
])('%s에서는 아무 말도 받지 않는다', (_, stored, address, now) => {
  expect(takeOver(stored, { address, now })).toBeUndefined();
});
