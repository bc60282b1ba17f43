import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runInForeground } from '../../scripts/io/foreground';
import { ensureInstalled } from '../../scripts/io/install.mjs';
import { BASE_PATH, SUB_PATH_PORT } from './sub-path';

/*
 * A site of three notes for a host where it lies below a path, in a folder whose name has a space and
 * Korean letters: checked, built and served by the commands of README.
 */

/** Inside the repository, so that Next.js and TypeScript find what they look for above. */
const SITE = path.resolve('.cache/한글 폴더');

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
];
const FRAME = ['_app.tsx', '_document.tsx'];

async function copy(from: string, to: string): Promise<void> {
  const target = path.join(SITE, to);
  await rm(target, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target, { recursive: true, preserveTimestamps: true });
}

async function prepareSite(): Promise<void> {
  await copy('tests/fixtures/sub-path', 'pages');
  await rename(path.join(SITE, 'pages/addresses.json'), path.join(SITE, 'addresses.json'));
  for (const name of CODE) {
    await copy(name, name);
  }
  for (const name of FRAME) {
    await copy(`pages/${name}`, `pages/${name}`);
  }
  await rm(path.join(SITE, 'node_modules'), { force: true });
  await symlink(path.resolve('node_modules'), path.join(SITE, 'node_modules'));
}

function command(name: string, ...args: readonly string[]): Promise<number> {
  return runInForeground(process.execPath, [path.join(SITE, 'scripts', name), ...args], {
    BASE_PATH,
    PORT: String(SUB_PATH_PORT),
  });
}

// The packages are those of this project; a command there must not find them missing.
ensureInstalled();
await prepareSite();
const checked = await command('check.mjs', '/docs/queue');
process.exitCode = checked === 0 ? await command('start.mjs') : checked;
