import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { hashText } from '../blocks/hash';
import type { Adapter } from './adapter';
import { run } from './run';

/** The Node.js that executes blocks, in `engines`, and the packages that they import beside those of the site. */
export const NODE_MANIFEST = 'content/node/package.json';

/** What a manifest names. */
interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** One attempt of a few seconds: where the registry is not reached the last results stand. */
const BRIEFLY = ['--prefer-offline', '--fetch-retries=0', '--fetch-timeout=10000'];
const ALONE = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];

/** Installs packages whole or not at all: what was stopped half-way would count as installed. */
export async function npmInstall(folder: string, packages: readonly string[]): Promise<void> {
  const made = `${folder}-${process.pid}`;
  await mkdir(made, { recursive: true });
  const { code } = await run('npm', [
    'install',
    '--prefix',
    made,
    ...ALONE,
    ...BRIEFLY,
    ...packages,
  ]);
  await (code === 0 ? rename(made, folder).catch(() => undefined) : undefined);
  await rm(made, { recursive: true, force: true });
}

/** Reads the manifest of a repository; an empty one where it has none. */
export async function readManifest(root: string): Promise<Manifest> {
  const text = await readFile(path.join(root, NODE_MANIFEST), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** Packages of npm in a folder below `.cache`, which is made once for each list of versions. */
export const npm: Pick<Adapter, 'name' | 'packages' | 'detect'> = {
  name: `npm의 패키지(${NODE_MANIFEST})`,
  packages: [],
  detect: async () => {
    const { dependencies = {} } = await readManifest('.');
    const named = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    const version = hashText(named.join(' '));
    const folder = path.resolve('.cache', `npm-${version}`);
    if (named.length > 0 && !existsSync(folder)) {
      await npmInstall(folder, named);
    }
    return existsSync(folder)
      ? { label: 'npm', version, also: dependencies, command: folder }
      : undefined;
  },
};
