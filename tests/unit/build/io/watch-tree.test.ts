import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { watchTree } from '../../../../build/io/watch-tree';
import { fillFolder, makeFolder } from '../../../support/folders';

const SETTLE_MS = 20;

let root = '';
let calls = 0;
let tell: () => void = () => undefined;
let stop: () => void = () => undefined;

const at = (name: string): string => path.join(root, name);

beforeEach(() => {
  root = makeFolder(onTestFinished);
  calls = 0;
  fillFolder(root, { 'docs/redis.md': '처음' });
  stop = watchTree([root, at('nowhere')], SETTLE_MS, () => {
    calls += 1;
    tell();
  });
});

afterEach(() => {
  stop();
});

/**
 * Waits until the callback tells of what was done. That must be done at once, so that no second call
 * comes of it on a slow machine.
 */
async function told(act: () => void): Promise<void> {
  const change = new Promise<void>((resolve) => {
    tell = resolve;
  });
  act();
  await change;
}

/** Saves as most editors do: a new file in the place of the old one. */
function replace(name: string, text: string): void {
  writeFileSync(at(`${name}.new`), text);
  renameSync(at(`${name}.new`), at(name));
}

test('다른 파일로 바꿔 넣은 파일을 몇 번이고 안다', async () => {
  for (const text of ['둘째', '셋째', '넷째']) {
    await told(() => {
      replace('docs/redis.md', text);
    });
  }
  await told(() => {
    writeFileSync(at('docs/redis.md'), '그 자리에');
  });
  expect(calls).toBe(4);
});

test('새 폴더와 그 안의 파일을 안다', async () => {
  await told(() => {
    mkdirSync(at('docs/redis/stream'), { recursive: true });
  });
  for (const text of ['처음', '다음']) {
    await told(() => {
      writeFileSync(at('docs/redis/stream/note.md'), text);
    });
  }
  expect(calls).toBe(3);
});

test('지운 파일과 폴더를 안다', async () => {
  await told(() => {
    rmSync(at('docs/redis.md'));
  });
  await told(() => {
    rmSync(at('docs'), { recursive: true });
  });
  await told(() => {
    writeFileSync(at('index.md'), '처음');
  });
  expect(calls).toBe(3);
});

test('지우고 같은 이름으로 다시 만든 폴더를 안다', async () => {
  await told(() => {
    rmSync(at('docs'), { recursive: true });
    mkdirSync(at('docs'));
  });
  await told(() => {
    writeFileSync(at('docs/redis.md'), '다음');
  });
  expect(calls).toBe(2);
});

test('한꺼번에 바뀐 것은 한 번만 알린다', async () => {
  await told(() => {
    ['a.md', 'b.md', 'docs/c.md'].forEach((name) => {
      replace(name, name);
    });
  });
  await told(() => {
    replace('a.md', '다음');
  });
  expect(calls).toBe(2);
});
