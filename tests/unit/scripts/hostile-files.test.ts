import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs, { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planSite } from '../../../lib/site/plan';
import { restoreFolder, swapFolder, writeWhole } from '../../../build/io/files';
import { readCommitDates } from '../../../build/io/git-dates';
import { readProject } from '../../../build/io/project';
import { run } from 'md-run/process';
import { fillFolder, makeFolder } from '../../support/folders';
import { preparation } from '../../support/build-there';
import { sampleFiles } from '../../support/sample-site';
import { sourceFiles } from '../../support/note-source';

/*
 * What a disk, an operating system and an impatient author do to a project: the last good out/ stays,
 * and no command ends with a stack alone.
 */

const LAST_GOOD = '<p>지난 빌드</p>';

const parent = makeFolder(afterAll);
/** Its name is what people give folders. */
const project = path.join(parent, '노트 모음 1');

function write(file: string, content: string | Buffer): void {
  fillFolder(project, { [file]: content });
}

function fill(): void {
  for (const { path: file, text } of sourceFiles(sampleFiles)) {
    write(file, text);
  }
  write('out/index.html', LAST_GOOD);
}

async function faultsNow(): Promise<string[]> {
  const { faults } = planSite(await readProject(project, {}), { drafts: false });
  return faults.map(({ file, found }) => `${file}: ${found}`);
}

async function lastGood(): Promise<string> {
  return readFile(path.join(project, 'out/index.html'), 'utf8');
}

beforeEach(async () => {
  await mkdir(project);
});

afterEach(() => rm(project, { recursive: true, force: true }));

describe('파일', () => {
  beforeEach(fill);

  test('띄어쓰기와 한글이 든 폴더의 노트를 읽는다', async () => {
    expect(await faultsNow()).toEqual([]);
  });

  test.each([
    ['저장소 밖으로 가는 링크', '/etc/hostname', 'pages/docs/redis/link.md'],
    ['없는 곳으로 가는 링크', './gone.md', 'pages/docs/redis/link.md'],
    ['저를 가리키는 링크', './link.md', 'pages/docs/redis/link.md'],
    ['위 폴더로 도는 링크', '..', 'pages/docs/redis/again'],
    ['_meta.json 링크', '/etc/hostname', 'pages/docs/redis/_meta.json'],
  ])('%s', async (_name, target, file) => {
    await rm(path.join(project, file), { force: true });
    await symlink(target, path.join(project, file));
    expect(await faultsNow()).toContain(`${file}: 심볼릭 링크`);
  });

  test('편집기가 두는 링크는 노트가 아니다', async () => {
    await symlink('me@host.1', path.join(project, 'pages/docs/.#redis.md'));
    expect(await faultsNow()).toEqual([]);
  });

  test('UTF-8이 아닌 노트', async () => {
    write('pages/docs/redis.md', Buffer.from([0x2d, 0xb0, 0xa1, 0xb3, 0xaa]));
    expect(await faultsNow()).toContain('pages/docs/redis.md: UTF-8이 아닌 글');
  });
});

describe('git', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
      cwd: project,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  beforeEach(() => {
    write('pages/a.md', '가');
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('기록이 있으면 날짜가 있고, git이 없거나 얕은 복제면 없다', async () => {
    expect((await readCommitDates(project, 'pages')).size).toBe(0);
    git('init', '-q');
    expect((await readCommitDates(project, 'pages')).size).toBe(0);
    git('add', '.');
    git('commit', '-qm', 'one');
    git('commit', '-qm', 'two', '--allow-empty');
    expect([...(await readCommitDates(project, 'pages')).keys()]).toEqual(['pages/a.md']);
    const shallow = path.join(project, 'shallow');
    git('clone', '-q', '--depth', '1', `file://${project}`, shallow);
    expect((await readCommitDates(shallow, 'pages')).size).toBe(0);
    vi.stubEnv('PATH', '/nowhere');
    expect((await readCommitDates(project, 'pages')).size).toBe(0);
  });
});

const canMount = process.getuid?.() === 0 && (await run('unshare', ['--mount', 'true'])).code === 0;

test.runIf(canMount)('가득 찬 디스크에서 지난 out/은 그대로다', async () => {
  fill();
  const copy = path.join(parent, 'copy');
  const node = [process.execPath, ...preparation()].map((word) => `'${word}'`).join(' ');
  // A disk of its own for the project, in a namespace that takes the disk with it.
  const shell = `
    cp -a "$1" "$2" && mount -t tmpfs -o size=1m tmpfs "$1" && cp -a "$2/." "$1" && cd "$1" || exit 9
    mkdir -p .cache; head -c 2M /dev/zero >fill 2>/dev/null
    ${node}; code=$?
    cat out/index.html; exit $code`;
  const words = ['--mount', 'sh', '-c', shell, 'sh', project, copy];
  const { code, output } = await run('unshare', words);
  await rm(copy, { recursive: true, force: true });
  expect(output).toContain('ENOSPC');
  expect(output).toContain('자리를 비우고');
  expect(output).not.toMatch(/\n\s+at /);
  expect(output).toContain(LAST_GOOD);
  expect(code).toBe(1);
});

test('쓰지 못한 파일은 그 전 그대로고, 쓰다 만 것을 남기지 않는다', async () => {
  write('place/inside', '가');
  // A file cannot take the place of a folder that holds something.
  expect(() => {
    writeWhole(path.join(project, 'place'), '나');
  }).toThrow();
  expect(await readdir(project)).toEqual(['place']);
  expect(await readFile(path.join(project, 'place/inside'), 'utf8')).toBe('가');
});

/** Runs {@link swapFolder} until its n-th step on the disk, and no further, as where the process dies. */
async function swapAndDie(step: number): Promise<void> {
  const real = { rename: fs.rename, rm: fs.rm };
  const died = new Promise<void>((resolve) => {
    let steps = 0;
    const counted =
      <Words extends unknown[], End>(act: (...words: Words) => Promise<End>) =>
      (...words: Words): Promise<End> => {
        steps += 1;
        if (steps < step) return act(...words);
        resolve();
        return new Promise(() => undefined);
      };
    Object.assign(fs, { rename: counted(real.rename), rm: counted(real.rm) });
    syncBuiltinESMExports();
  });
  const swapped = swapFolder(path.join(project, 'aside'), path.join(project, 'out'));
  await Promise.race([died, swapped.then(() => Promise.reject(new Error('it has not died')))]);
  Object.assign(fs, real);
  syncBuiltinESMExports();
}

test.each([1, 2, 3, 4])(
  'out을 바꾸는 %d번째 걸음에서 죽어도 지난 것이나 새것이 온전히 있다',
  async (step) => {
    for (const [folder, text] of [
      ['out', '지난'],
      ['aside', '새'],
      ['out.old', '그 앞'],
    ] as const) {
      write(`${folder}/index.html`, text);
      write(`${folder}/other.html`, text);
    }
    await swapAndDie(step);
    const out = path.join(project, 'out');
    await restoreFolder(out);
    const texts = await Promise.all(
      ['index.html', 'other.html'].map((name) => readFile(path.join(out, name), 'utf8')),
    );
    expect([
      ['지난', '지난'],
      ['새', '새'],
    ]).toContainEqual(texts);
    // The next build goes on from there.
    write('next/index.html', '다음');
    await swapFolder(path.join(project, 'next'), out);
    expect(await lastGood()).toBe('다음');
    expect(existsSync(`${out}.old`)).toBe(false);
  },
);
