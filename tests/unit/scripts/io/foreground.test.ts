import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

const foreground = path.resolve('scripts/io/foreground.ts');

let parent: ChildProcess | undefined;

afterEach(() => {
  parent?.kill('SIGKILL');
});

/** A process that runs a program in the foreground and ends with its code. */
function start(program: string): ChildProcess {
  const source = `
    import { runInForeground } from ${JSON.stringify(foreground)};
    process.exit(await runInForeground(process.execPath, ['-e', ${JSON.stringify(program)}]));`;
  parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return parent;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// Waits for something that would never happen, and says who it is.
const WAIT = 'setInterval(() => {}, 1000); console.log(process.pid);';

test.each([
  ['SIGTERM', WAIT, 143],
  ['SIGINT', WAIT, 130],
  ['SIGTERM', `process.on('SIGTERM', () => process.exit(3)); ${WAIT}`, 3],
] as const)(
  '%s로 끝내면 프로그램도 끝나고 그 코드로 끝난다 (%#)',
  async (signal, program, code) => {
    const started = start(program);
    const ended = once(started, 'exit');
    if (started.stdout === null) {
      throw new Error('the program has no output');
    }
    const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
    started.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(isAlive(Number(line))).toBe(false);
  },
);

test('프로그램이 스스로 끝나면 그 코드로 끝난다', async () => {
  expect(await once(start('process.exit(7)'), 'exit')).toEqual([7, null]);
});
