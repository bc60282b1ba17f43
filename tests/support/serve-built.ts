import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noSettings } from '../../lib/site/site';
import { CODE as SITE_CODE } from '../../scripts/io/code';
import { ensureInstalled } from '../../scripts/io/install.mjs';
import { NEXT } from './build-there';
import type { BuiltSite } from './built-sites';
import { longNote } from './long-note';

/** The site that the tests of behaviour read. */
const FIXTURE = 'tests/fixtures/site';

/** What belongs to its notes. */
export const FIXTURE_NOTES = [
  ...[
    'pages',
    'public/img',
    'content/addresses.json',
    'content/redirects.json',
    'content/snippets.lock.json',
  ],
];

/** The site's own code and settings. */
const CODE = [
  ...SITE_CODE,
  ...['tsconfig.json', 'package.json', 'package-lock.json', 'public/icon.svg'],
  ...['pages/_app.tsx', 'pages/_document.tsx', 'pages/[[...note]].tsx', 'pages/404.tsx'],
];

/** Puts a file or folder in the place of what a made site has there. */
export async function copyInto(site: string, from: string, to: string): Promise<void> {
  const target = path.join(site, to);
  await rm(target, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target, { recursive: true, preserveTimestamps: true });
}

/** Gives a made site the code of this project. */
export async function copyCode(site: string): Promise<void> {
  for (const name of CODE) {
    await copyInto(site, name, name);
  }
}

/** Makes a site of the notes of the fixture and the code of this repository. */
export async function copyFixture(site: string): Promise<void> {
  for (const name of FIXTURE_NOTES) {
    await copyInto(site, path.join(FIXTURE, name), name);
  }
  await copyCode(site);
  await writeFile(path.join(site, 'pages/docs/orders/order-api.md'), longNote());
}

/** Gives a made site the packages of this project. */
export async function linkPackages(site: string): Promise<void> {
  await rm(path.join(site, 'node_modules'), { force: true });
  await symlink(path.resolve('node_modules'), path.join(site, 'node_modules'));
}

/**
 * Runs commands of README in the folder of a made site, then builds and serves it. With `--build` it is only
 * built; with `E2E_BUILT` in the environment, a build that stands is only served. Returns the exit code of the
 * first command that fails.
 *
 * @param checks Scripts with their arguments.
 */
export function runThere(
  folder: string,
  { port, basePath }: BuiltSite,
  checks: readonly (readonly [script: string, ...args: string[]])[],
  env: Readonly<Record<string, string>> = {},
): number {
  // A command there must not find the packages missing.
  ensureInstalled();
  process.chdir(folder);
  const isServed = !process.argv.includes('--build');
  const isBuilt = isServed && process.env['E2E_BUILT'] !== undefined;
  const scripts = (isBuilt ? [] : checks).map(([script, ...args]) => [
    ...['--import', 'tsx'],
    path.join(folder, 'scripts', script),
    ...args,
  ]);
  const serve = ['--import', 'tsx', path.join(folder, 'scripts/serve.ts')];
  const build = isServed ? [path.join(folder, 'scripts/start.mjs')] : [NEXT, 'build'];
  const last = isBuilt ? serve : build;
  for (const args of [...scripts, last]) {
    const variables = { ...noSettings, ...env, BASE_PATH: basePath, PORT: String(port) };
    const { status } = spawnSync(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    });
    if (status !== 0) {
      return status ?? 1;
    }
  }
  return 0;
}
