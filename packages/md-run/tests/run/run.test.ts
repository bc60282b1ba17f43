import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/run/run';

/** Prints a text byte by byte, each in a chunk of its own. */
const slowly = (stream: 'stdout' | 'stderr', text: string): string => `
  const bytes = Buffer.from(${JSON.stringify(text)});
  let index = 0;
  const timer = setInterval(() => {
    if (index === bytes.length) clearInterval(timer);
    else process.${stream}.write(bytes.subarray(index, (index += 1)));
  }, 2);`;

describe('프로그램이 적는 것을 모은다', () => {
  test.each(['stdout', 'stderr'] as const)(
    '%s에서 한글이 두 조각으로 와도 깨지지 않는다',
    async (stream) => {
      const { code, output } = await run(process.execPath, ['-e', slowly(stream, '한글 오류')]);
      expect({ code, output }).toEqual({ code: 0, output: '한글 오류' });
    },
  );

  test('종료 코드와 두 흐름의 글을 돌려준다', async () => {
    const program = "console.log('a'); console.error('b'); process.exitCode = 3";
    const { code, output } = await run(process.execPath, ['-e', program]);
    expect(code).toBe(3);
    expect(output.split('\n').sort().join('')).toBe('ab');
  });

  test.each([
    ['no-such-program', 'ENOENT'],
    ['package.json/no-folder', 'ENOTDIR'],
  ])('없는 프로그램 %s는 셸처럼 127로 끝난다', async (command, error) => {
    const { code, output } = await run(command, []);
    expect(code).toBe(127);
    expect(output).toContain(error);
  });
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s를 받으면 돌리던 프로그램부터 끝내고 끝난다', async (signal, code) => {
  const endless = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const source = `
    import { run } from ${JSON.stringify(fileURLToPath(new URL('../../src/run/run.ts', import.meta.url)))};
    const program = ['-e', ${JSON.stringify(endless)}];
    await Promise.all([1, 2].map(() => run(process.execPath, program, { echo: true })));
    console.log('다음 일');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const output = createInterface(parent.stdout).on('line', (line) => lines.push(line));
  const ended = once(parent, 'exit');
  while (lines.length < 2) {
    await Promise.race([once(output, 'line'), ended.then(() => Promise.reject(Error('ended')))]);
  }
  parent.kill(signal);
  expect(await ended).toEqual([code, null]);
  expect(lines).toHaveLength(2);
  for (const pid of lines) {
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  }
});
