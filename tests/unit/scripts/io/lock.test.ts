import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from '../../../../scripts/io/lock';
import { makeFolder } from '../../../support/folders';

function lockFile(holder: string): string {
  const file = path.join(makeFolder(onTestFinished), 'build.lock');
  writeFileSync(file, holder);
  return file;
}

test.each([
  ['번호를 적기 전에 죽은', ''],
  ['지금은 없는', '99999999'],
  ['번호가 나와 같던', String(process.pid)],
])('%s 프로세스의 잠금은 막지 않는다', async (_case, holder) => {
  const file = lockFile(holder);
  let held = '';
  await withLock(file, () => {
    held = readFileSync(file, 'utf8');
    return Promise.resolve();
  });
  expect(held).toBe(String(process.pid));
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('살아 있는 다른 프로세스의 잠금은 그대로 둔다', async () => {
  const file = lockFile(String(process.ppid));
  await expect(withLock(file, () => Promise.resolve())).rejects.toThrow(
    `프로세스 ${process.ppid}의 빌드`,
  );
  expect(existsSync(file)).toBe(true);
});
