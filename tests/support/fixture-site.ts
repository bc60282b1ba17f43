import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInForeground } from '../../scripts/io/foreground';
import { ensureInstalled } from '../../scripts/io/install.mjs';
import { FIXTURE_BASE_PATH, FIXTURE_PORT } from './fixture';
import { longNote } from './long-note';

/*
 * The site that the tests of behaviour read: its own notes with the code of this repository, in a
 * folder whose name has a space and Korean letters, for a host where it lies below a path. It is
 * checked, built and served by the commands of README.
 */

/** Inside the repository, so that Next.js and TypeScript find what they look for above. */
const SITE = path.resolve('.cache/한글 폴더');

const FIXTURE = 'tests/fixtures/site';

/** The site's own code and settings; notes are those of the fixture. */
const CODE = [
  'compile',
  'components',
  'content',
  'lib',
  'scripts',
  'next.config.mjs',
  'theme.config.tsx',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'public/icon.svg',
  'pages/_app.tsx',
  'pages/_document.tsx',
];
const NOTES = ['pages', 'public/img', 'addresses.json', 'redirects.json', 'snippets.lock.json'];

async function copy(from: string, to: string): Promise<void> {
  const target = path.join(SITE, to);
  await rm(target, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target, { recursive: true, preserveTimestamps: true });
}

async function prepareSite(): Promise<void> {
  for (const name of NOTES) {
    await copy(path.join(FIXTURE, name), name);
  }
  for (const name of CODE) {
    await copy(name, name);
  }
  await writeFile(path.join(SITE, 'pages/docs/orders/order-api.md'), longNote());
  await rm(path.join(SITE, 'node_modules'), { force: true });
  await symlink(path.resolve('node_modules'), path.join(SITE, 'node_modules'));
}

function command(name: string, ...args: readonly string[]): Promise<number> {
  return runInForeground(process.execPath, [path.join(SITE, 'scripts', name), ...args], {
    BASE_PATH: FIXTURE_BASE_PATH,
    PORT: String(FIXTURE_PORT),
  });
}

// The packages are those of this project; a command there must not find them missing.
ensureInstalled();
await prepareSite();
const checked = await command('check.mjs', '/docs/queue');
process.exitCode = checked === 0 ? await command('start.mjs') : checked;
