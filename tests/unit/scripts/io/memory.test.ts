import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keep, recall, type MemoryFile } from '../../../../scripts/io/memory';
import { makeFolder } from '../../../support/folders';

let memory: MemoryFile;

/** What {@link keep} leaves after changing so many of two hundred values. */
async function changedAfter(count: number): Promise<number> {
  const map = await recall<{ text: string }>(memory);
  for (const name of [...map.keys()].slice(0, count)) {
    map.set(name, { text: '바뀐 것' });
  }
  await keep(memory, map);
  const kept = await recall<{ text: string }>(memory);
  return [...kept.values()].filter(({ text }) => text === '바뀐 것').length;
}

beforeEach(async () => {
  memory = { file: path.join(makeFolder(onTestFinished), 'memory'), code: 'first' };
  const values = Array.from({ length: 200 }, (_, at) => [String(at), { text: '처음' }] as const);
  await keep(memory, new Map(values));
});

test('조금 바뀐 것은 적지 않고, 더 바뀌면 모두 적는다', async () => {
  expect(await changedAfter(2)).toBe(0);
  expect(await changedAfter(3)).toBe(3);
});

test('다른 코드가 남긴 것은 쓰지 않고 새로 적는다', async () => {
  const second = { ...memory, code: 'second' };
  expect(await recall(second)).toEqual(new Map());
  await keep(second, new Map([['a', 1]]));
  expect(await recall(second)).toEqual(new Map([['a', 1]]));
});
