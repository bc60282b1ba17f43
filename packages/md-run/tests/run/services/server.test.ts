import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { hasSandbox, noSandbox, bubblewrap } from '../../../src/run/sandbox';
import { startServer, serverFolder } from '../../../src/run/services/server';

const SLOW = 600_000;
const sandbox = (await hasSandbox()) ? bubblewrap([]) : noSandbox;

function isThere(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}

it.each([
  ['서버', 'touch up; exec sleep 600', 'KILL'],
  // Outside of a sandbox nothing but KILL could end it.
  [
    '멈춤의 신호를 모르는 서버',
    'trap "" QUIT; touch up; exec sleep 600',
    sandbox.isClosed ? 'QUIT' : 'KILL',
  ],
] as const)('멈추면 %s와 그 폴더가 없어진다', { timeout: SLOW }, async (_what, script, signal) => {
  const folder = await serverFolder();
  const isReady = (): Promise<boolean> => isThere(path.join(folder, 'up'));
  const stop = await startServer(
    { command: ['sh', '-c', script], signal, isReady },
    { folder, sandbox },
  );
  await stop();
  expect(await isThere(folder)).toBe(false);
});

it('뜨지 못한 서버는 그 이유를 말한다', { timeout: SLOW }, async () => {
  const folder = await serverFolder();
  const starting = startServer(
    {
      command: ['sh', '-c', 'echo no port; exit 3'],
      signal: 'KILL',
      isReady: () => Promise.resolve(false),
    },
    { folder, sandbox },
  );
  await expect(starting).rejects.toThrow(/sh does not start:\nno port/);
  expect(await isThere(folder)).toBe(false);
});

it('띄운 프로세스가 죽임을 당해도 서버와 폴더가 남지 않는다', { timeout: SLOW }, async () => {
  const script = `
    import { access } from 'node:fs/promises';
    import { noSandbox } from './packages/md-run/src/run/sandbox';
    import { serverFolder, startServer } from './packages/md-run/src/run/services/server';
    const folder = await serverFolder();
    await startServer({
      command: ['sh', '-c', 'touch up; exec sleep 600'], signal: 'KILL',
      isReady: () => access(folder + '/up').then(() => true, () => false),
    }, { folder, sandbox: noSandbox });
    console.log(folder);
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = said.toString().trim();
  expect(await isThere(folder)).toBe(true);
  child.kill('SIGKILL');
  await vi.waitFor(async () => {
    expect(await isThere(folder)).toBe(false);
  }, SLOW / 2);
});
