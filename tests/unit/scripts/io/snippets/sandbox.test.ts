import { spawn } from 'node:child_process';
import { access, chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { defaultLimits } from 'md-run/blocks';
import { detectToolchains, findSandbox, hasSandbox } from 'md-run/run';
import { copySnippets, runBlocks } from '../../../../support/snippet-project';

const SLOW = 600_000;
const limits = { ...defaultLimits, seconds: 20 };
const isLinux = await hasSandbox();
const isBounded = (await findSandbox([path.resolve('.')])) === 'bounded';
const { java } = Object.fromEntries(await detectToolchains(['java']));

/** A time to sleep by which nobody else's process is taken for one of this test. */
const SECONDS = `${40_000 + Math.floor(Math.random() * 50_000)}`;

/** A copy of the notes, one attack each. */
async function project(replace: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await copySnippets('hostile');
  for (const name of await readdir(path.join(root, 'pages'))) {
    const file = path.join(root, 'pages', name);
    let text = await readFile(file, 'utf8');
    for (const [from, to] of Object.entries(replace)) {
      text = text.replace(from, to);
    }
    await writeFile(file, text);
  }
  return root;
}

function run(
  root: string,
  names: readonly string[],
  isClosed: boolean,
): Promise<{ code: number; text: string }> {
  return runBlocks(root, { only: names.map((name) => `/${name}`), limits, isClosed, fresh: true });
}

/** Whether a process sleeps for the time of this test. */
async function isAsleep(): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return lines.includes(`sleep\0${SECONDS}\0`);
}

describe.runIf(isLinux)('벽 안의 블록', () => {
  it('블록은 저장소에 쓰지도, 네트워크에 닿지도, 남의 프로세스를 죽이지도, 끝없이 쓰지도 못한다', async () => {
    const said = {
      notes: '격리에 막혔다: Error: EROFS: read-only file system',
      parent: '격리에 막혔다: main.sh: line 1: ../planted: Read-only file system',
      ...(java && { java: 'FileSystemException: ../planted: Read-only file system' }),
      network: '격리에 막혔다: OSError: [Errno 101] Network is unreachable',
      kill: '오류로 끝났다 (종료 상태 137)',
      group: '오류로 끝났다 (종료 상태 143)',
      disk: '파일 한도(256MiB)를 넘어 멈췄다',
    };
    const root = await project();
    const { code, text } = await run(root, Object.keys(said), true);
    const failures = text.split(/\n(?=pages\/)/);
    for (const [name, message] of Object.entries(said)) {
      const [failure] = failures.filter((one) => one.startsWith(`pages/${name}.md:10\n`));
      expect(failure).toContain(message);
    }
    expect(text).toContain('블록은 격리해 실행한다');
    expect(code).toBe(1);
    await expect(access(path.join(root, 'pages/planted.md'))).rejects.toThrow('ENOENT');
  });

  it.runIf(isBounded)(
    '끝없이 늘어나는 프로세스와 스레드는 한도에서 멈추고, 다음 블록은 실행된다',
    async () => {
      const names = ['forks', ...(java ? ['threads'] : [])];
      const { code, text } = await run(await project(), names, true);
      for (const name of names) {
        expect(text).toMatch(new RegExp(`^pages/${name}\\.md:10\n  프로세스 한도\\(512개\\)`, 'm'));
      }
      expect(text).toContain(`실행한 블록 ${names.length}/${2 * names.length}개`);
      expect(code).toBe(1);
    },
  );

  it('다른 사용자가 볼 수 없는 저장소도 격리하고, 막지 못하는 것을 말한다', async () => {
    const root = await project();
    await chmod(root, 0o700);
    const { text } = await run(root, ['parent'], true);
    expect(text).toContain('Read-only file system');
    const isRoot = process.getuid?.() === 0;
    const said = text.includes('프로세스의 수는 막지 못한다');
    expect(said).toBe(isRoot || !isBounded);
  });

  it('다른 프로그램의 포트에 닿지 못한다', async () => {
    const server = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? `${address.port}` : '';
    const root = await project({ PORT: port });
    expect((await run(root, ['loopback'], false)).code).toBe(0);
    expect((await run(root, ['loopback'], true)).text).toContain('Connection refused');
    server.close();
  });

  it('블록이 남긴 프로세스는 블록과 함께 끝난다', async () => {
    const { code } = await run(await project({ SECONDS }), ['outlive'], true);
    expect(code).toBe(0);
    await vi.waitFor(async () => {
      expect(await isAsleep()).toBe(false);
    }, SLOW / 2);
  });

  it('실행기가 죽임을 당하면 블록의 프로세스도 끝난다', async () => {
    const root = await project({ SECONDS });
    const script = `
      import { runSnippets } from './scripts/snippets';
      await runSnippets({
        root: ${JSON.stringify(root)}, isCi: false, install: false, fresh: false, isClosed: true,
        only: ['/endless'], log: () => {},
      });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    await vi.waitFor(async () => {
      expect(await isAsleep()).toBe(true);
    }, SLOW / 2);
    child.kill('SIGKILL');
    await vi.waitFor(async () => {
      expect(await isAsleep()).toBe(false);
    }, SLOW / 2);
  });
});

it('벽이 없으면 저장소를 고친 블록의 이름과 파일을 댄다', async () => {
  const root = await project();
  const { code, text } = await run(root, ['notes'], false);
  expect(text).toContain(
    'pages/notes.md:10\n  실행하는 동안 저장소의 파일이 바뀌었다\n    pages\n    pages/planted.md',
  );
  expect(text).toContain('저장소의 파일이 그대로인지 본다');
  expect(code).toBe(1);
});
