import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommitDates } from '../../../../build/io/git-dates';
import { fillFolder, makeFolder } from '../../../support/folders';

const root = makeFolder(afterAll);

/** More notes than one commit changes on purpose. */
const names = Array.from({ length: 32 }, (_, index) => `pages/n${index}.md`);

function commit(day: string): void {
  const date = `${day}T12:00:00Z`;
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, TZ: 'UTC' },
    });
  };
  git('add', '-A');
  git('commit', '-qm', day);
}

function writeAll(text: string): void {
  fillFolder(root, Object.fromEntries(names.map((name) => [name, `${name} ${text}`.repeat(9)])));
}

beforeAll(() => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeAll('처음');
  commit('2026-11-01');
  writeFileSync(path.join(root, 'pages/n1.md'), '고친 글'.repeat(30));
  commit('2026-11-03');
  renameSync(path.join(root, 'pages/n1.md'), path.join(root, 'pages/moved.md'));
  commit('2026-11-05');
  writeAll('모두 고침');
  rmSync(path.join(root, 'pages/n1.md'));
  fillFolder(root, { 'pages/new.md': '새 노트' });
  commit('2026-11-09');
});

test('모든 노트를 지나간 커밋은 한 노트의 날이 아니고, 그때 온 노트의 날이다', async () => {
  const dates = await readCommitDates(root, 'pages');
  expect(dates.get('pages/n2.md')).toBe('2026-11-01');
  expect(dates.get('pages/new.md')).toBe('2026-11-09');
});

test('옮기기만 한 노트는 글이 바뀐 날을 지킨다', async () => {
  expect((await readCommitDates(root, 'pages')).get('pages/moved.md')).toBe('2026-11-03');
});
