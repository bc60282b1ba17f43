import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Limits } from '../../src/blocks/execution';
import { orOverrun, processorSeconds } from '../../src/run/overrun';

/** Starts a shell in its own process group, killed at the end of the test. */
function start(script: string): number {
  const { pid } = spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' });
  if (pid === undefined) {
    throw new Error('no shell');
  }
  onTestFinished(() => {
    process.kill(-pid, 'SIGKILL');
  });
  return pid;
}

const ENDLESS = 'while :; do :; done';

/** Returns the limit that stops a script. */
async function stopped(
  script: string,
  limits: Pick<Limits, 'seconds' | 'idleSeconds'>,
): Promise<unknown> {
  const pid = start(script);
  return orOverrun(new Promise(() => undefined), () => [pid], limits);
}

describe.runIf(existsSync('/proc/self/stat'))('프로세서의 시간', () => {
  it('프로그램이 띄운 프로세스의 것까지 센다', async () => {
    const pid = start(`${ENDLESS} & wait`);
    await vi.waitFor(
      () => {
        expect(processorSeconds([pid])).toBeGreaterThan(0.1);
      },
      { timeout: 300_000 },
    );
  });

  it('쓴 만큼만 한도에 닿고, 시계는 보지 않는다', async () => {
    expect(await stopped(`${ENDLESS} & wait`, { seconds: 0.1, idleSeconds: 300 })).toEqual({
      limit: 'time',
    });
  });
});

it('아무것도 하지 않는 프로그램은 오래 기다린 뒤에 끝낸다', async () => {
  expect(await stopped('sleep 600', { seconds: 300, idleSeconds: 2 })).toEqual({ limit: 'idle' });
});

it('끝나는 것은 그 결과를 준다', async () => {
  const limits = { seconds: 1, idleSeconds: 300 };
  expect(await orOverrun(Promise.resolve('끝'), () => [], limits)).toEqual({ result: '끝' });
});
