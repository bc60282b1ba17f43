import { expect, test, vi } from 'vitest';
import { fillFolder, programFolder } from '../../support/folders';
import { startProgram } from '../../support/main-process';

const LONG_ENOUGH = { timeout: 200_000, interval: 100 };

let pid = 0;

test('프로그램은 시험이 끝날 때까지 돈다', async () => {
  const folder = programFolder('main-process');
  fillFolder(folder, { 'forever.ts': 'console.log(process.pid); setInterval(() => {}, 1000);' });
  const project = {
    folder,
    read: () => '',
    load: () => Promise.reject(new Error('not loaded')),
    take: () => undefined,
  };
  const { output } = startProgram(project, 'forever.ts', {});
  pid = await vi.waitFor(
    () => Number(/\d+/.exec(output())?.[0] ?? expect.fail('not yet')),
    LONG_ENOUGH,
  );
  expect(process.kill(pid, 0)).toBe(true);
});

test('그 뒤에는 남아 있지 않다', async () => {
  await vi.waitFor(() => {
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }, LONG_ENOUGH);
});
