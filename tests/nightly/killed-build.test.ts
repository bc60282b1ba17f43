import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noSettings } from '../../lib/site/site';
import { run } from 'md-run/process';
import { buildThere, NEXT } from '../support/build-there';
import { copyFixture, linkPackages } from '../support/serve-built';

/*
 * A build that is killed while Next.js is at work leaves the last good out/ as
 * it was and nothing that stops the next build. Below `.cache`, so that Next.js finds what it looks for above.
 */

const SITE = path.resolve('.cache/killed/site');
const NEXT_LOCK = path.join(SITE, '.next/lock');

const LAST_GOOD = { 'index.html': '<p>지난 빌드</p>', 'other.html': '<p>다른 페이지</p>' };

/** On a machine that is busy (ms). */
const BUILD_MS = 600_000;

/** What lies in `out/`. */
async function exported(): Promise<Record<string, string>> {
  const names = await readdir(path.join(SITE, 'out'));
  const texts = names.map(async (name) => [
    name,
    await readFile(path.join(SITE, 'out', name), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

/**
 * The processes that a process has started, without the compiler of TypeScript: it writes nothing and ends by
 * itself when nobody asks it any more.
 */
async function startedBy(parent: number): Promise<number[]> {
  const { output } = await run('ps', ['-axo', 'pid=,ppid=,comm=']);
  return output.split('\n').flatMap((line) => {
    const [pid, from, name] = line.trim().split(/\s+/);
    return Number(from) === parent && name !== 'esbuild' ? [Number(pid)] : [];
  });
}

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

beforeAll(async () => {
  await rm(path.dirname(SITE), { recursive: true, force: true });
  await copyFixture(SITE);
  await linkPackages(SITE);
  await mkdir(path.join(SITE, 'out'));
  for (const [name, text] of Object.entries(LAST_GOOD)) {
    await writeFile(path.join(SITE, 'out', name), text);
  }
}, BUILD_MS);

afterAll(() => rm(path.dirname(SITE), { recursive: true, force: true }));

test.each([
  // As who stops a service: the command alone is told, and what it has started ends after it.
  ['SIGTERM', 1],
  // As who ends a container: all at once.
  ['SIGKILL', -1],
] as const)(
  'Next.js가 일할 때 %s에 죽어도 지난 out/은 그대로다',
  { timeout: BUILD_MS },
  async (signal, whom) => {
    await rm(NEXT_LOCK, { force: true });
    const child = spawn(process.execPath, [NEXT, 'build'], {
      cwd: SITE,
      env: { ...process.env, ...noSettings },
      detached: true,
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await vi.waitUntil(() => existsSync(NEXT_LOCK), { timeout: BUILD_MS / 2, interval: 10 });
    const pid = child.pid ?? NaN;
    let started: number[] = [];
    await vi.waitUntil(async () => (started = await startedBy(pid)).length > 0, {
      timeout: BUILD_MS / 2,
    });
    process.kill(whom * pid, signal);
    await ended;
    await vi.waitUntil(() => started.every(isGone), { timeout: BUILD_MS / 2 });
    expect(await exported()).toEqual(LAST_GOOD);
  },
);

test('그다음 빌드는 죽은 빌드가 남긴 것에 막히지 않는다', { timeout: BUILD_MS }, async () => {
  // As when Next.js was just writing it, however far it had come.
  const diagnostics = path.join(path.dirname(NEXT_LOCK), 'diagnostics');
  await mkdir(diagnostics, { recursive: true });
  await writeFile(path.join(diagnostics, 'build-diagnostics.json'), '{');
  const { code, output } = await buildThere(SITE);
  expect(code, output).toBe(0);
  const page = await readFile(path.join(SITE, 'out/index.html'), 'utf8');
  expect(page).not.toBe(LAST_GOOD['index.html']);
});
