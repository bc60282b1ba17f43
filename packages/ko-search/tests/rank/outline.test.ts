import { expect, test } from 'vitest';
import { trailOf } from '../../src/rank/outline';

const titles = new Map([
  ['/', '개발 노트'],
  ['/docs', 'Docs'],
  ['/docs/redis', '레디스'],
  ['/docs/redis/redis-stream', 'Redis Stream'],
]);

test.each([
  ['/docs/redis/redis-stream', ['Docs', '레디스']],
  ['/docs/redis', ['Docs']],
  ['/docs', []],
  ['/', []],
  ['/docs/없는-폴더/노트', ['Docs']],
])('%s의 경로는 %j', (route, expected) => {
  expect(trailOf(route, titles)).toEqual(expected);
});
