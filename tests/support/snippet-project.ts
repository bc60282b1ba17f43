import { chmod, cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runSnippets, type SnippetOptions } from '../../scripts/snippets';
import { fillFolder, makeFolder } from './folders';
import { noteSource } from './note-source';

const FIXTURES = path.resolve('tests/fixtures/snippets');

async function makeProject(): Promise<string> {
  const root = makeFolder(onTestFinished);
  // As a checkout, other users may read it.
  await chmod(root, 0o755);
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
  return root;
}

/** A copy of a fixture for one test: the command writes its cache and the lock file into the project. */
export async function copySnippets(name: string): Promise<string> {
  const root = await makeProject();
  await cp(path.join(FIXTURES, name), root, { recursive: true });
  return root;
}

/** A project whose only note, pages/docs/a.md, has this body. */
export async function noteProject(body: string): Promise<string> {
  const root = await makeProject();
  fillFolder(root, { 'pages/docs/a.md': noteSource('글', { body }) });
  return root;
}

/** Runs the blocks of a project; returns the exit code and what was said. */
export async function runBlocks(
  root: string,
  options: Partial<SnippetOptions> = {},
): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runSnippets({
    root,
    isCi: false,
    install: false,
    fresh: false,
    only: [],
    log: (line) => lines.push(line),
    ...options,
  });
  return { code, text: lines.join('\n') };
}
