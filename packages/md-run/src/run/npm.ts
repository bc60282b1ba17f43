import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { hashText } from '../blocks/hash';
import type { Adapter } from './adapter';
import { run } from './run';
import { makeWhole } from './whole-folder';

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

/** Installs packages into a folder of their own. */
export function npmInstall(folder: string, packages: readonly string[]): Promise<void> {
  return makeWhole(folder, async (made) => {
    const words = ['install', '--prefix', made, ...ALONE, ...BRIEFLY, ...packages];
    return (await run('npm', words)).code === 0;
  });
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
