import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../../scripts/build';
import { reportFaults } from '../../scripts/io/report';
import { serveStatic } from '../../scripts/io/static-server';
import { BASE_PATH, SUB_PATH_PORT } from './sub-path';

/*
 * Builds a site of three notes for a host where it lies below a path, as `npm run build` does it for
 * the whole site, and serves it there.
 */

/** Inside the repository, so that Next.js and TypeScript find what they look for above. */
const SITE = path.resolve('.cache/sub-path');

/** The site's own code and settings; notes are those of the fixture. */
const CODE = [
  'build',
  'components',
  'lib',
  'next.config.mjs',
  'theme.config.tsx',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'public/icon.svg',
];
const FRAME = ['_app.mdx', '_document.tsx'];

async function copy(from: string, to: string): Promise<void> {
  const target = path.join(SITE, to);
  await rm(target, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target, { recursive: true, preserveTimestamps: true });
}

async function prepareSite(): Promise<void> {
  await copy('tests/fixtures/sub-path', 'pages');
  for (const name of CODE) {
    await copy(name, name);
  }
  for (const name of FRAME) {
    await copy(`pages/${name}`, `pages/${name}`);
  }
  await rm(path.join(SITE, 'node_modules'), { force: true });
  await symlink(path.resolve('node_modules'), path.join(SITE, 'node_modules'));
}

try {
  await prepareSite();
  await build({ root: SITE, env: { ...process.env, BASE_PATH } });
  await serveStatic({ folder: path.join(SITE, 'out'), port: SUB_PATH_PORT, basePath: BASE_PATH });
} catch (error) {
  process.exitCode = reportFaults(error);
}
