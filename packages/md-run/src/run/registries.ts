import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../blocks/hash';
import type { RegistryName } from '../blocks/packages';
import type { Provision, Tool } from './adapter';
import { readTool } from './find-tool';
import { output } from './process';
import { run } from './run';
import { wholeFolder } from './whole-folder';

/** The Node.js that executes blocks, in `engines`, and the packages that they import beside those of the site. */
export const NODE_MANIFEST = 'content/node/package.json';

/** The exact versions of all packages that Python blocks import. */
const REQUIREMENTS = 'content/python/requirements.txt';

/** One attempt of a few seconds: where a registry is not reached the last results stand. */
const NPM = [
  ...['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'],
  ...['--prefer-offline', '--fetch-retries=0', '--fetch-timeout=10000'],
];
const PIP = [
  ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'],
  ...['--retries', '1', '--timeout', '5'],
];

async function hasDone(command: string, ...words: readonly string[]): Promise<boolean> {
  return (await run(command, words)).code === 0;
}

function npmFolder(folder: string, packages: readonly string[]): Promise<string | undefined> {
  return wholeFolder(folder, (made) =>
    hasDone('npm', 'install', '--prefix', made, ...NPM, ...packages),
  );
}

interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifest of a repository; an empty one where it has none. */
async function readManifest(root: string): Promise<Manifest> {
  const text = await readFile(path.join(root, NODE_MANIFEST), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** Packages in a folder below `.cache`, which is made once for each list of versions. */
export const registryPackages: Readonly<Record<RegistryName, Provision>> = {
  npm: {
    name: `npm의 패키지(${NODE_MANIFEST})`,
    packages: [],
    detect: async () => {
      const { dependencies = {} } = await readManifest('.');
      const named = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
      const version = hashText(named.join(' '));
      const folder =
        named.length > 0 && (await npmFolder(path.resolve('.cache', `npm-${version}`), named));
      return folder ? { label: 'npm', version, also: dependencies, command: folder } : undefined;
    },
  },
  pypi: {
    name: `PyPI의 패키지(${REQUIREMENTS})`,
    packages: ['python3-venv'],
    detect: async () => {
      const text = await readFile(REQUIREMENTS, 'utf8').catch(() => '');
      const version = hashText(text);
      const python = (folder: string): string => path.join(folder, 'bin/python');
      const folder =
        text !== '' &&
        (await wholeFolder(
          path.resolve('.cache', `python-${version}`),
          async (made) =>
            (await hasDone('python3', '-m', 'venv', made)) &&
            hasDone(python(made), ...PIP, '-r', REQUIREMENTS),
        ));
      const also = Object.fromEntries(
        [...text.matchAll(/^([\w.-]+)==(\S+)$/gm)].map(([, name = '', pinned = '']) => [
          name.toLowerCase(),
          pinned,
        ]),
      );
      return folder ? { label: 'PyPI', version, also, command: python(folder) } : undefined;
    },
  },
};

async function askNode(command: string): Promise<Tool | undefined> {
  return readTool('Node.js', /v((\d+)\.\d+\.\d+)/, await output(command, '--version'), command);
}

/**
 * Finds the Node.js that executes the blocks of a repository: the machine's own where it is of the line that the
 * repository names, and otherwise a package of npm, which is fetched once.
 */
export async function findNode(root: string): Promise<Tool | undefined> {
  const version = (await readManifest(root)).engines?.node;
  if (version === undefined || version.split('.')[0] === process.versions.node.split('.')[0]) {
    return askNode(process.execPath);
  }
  const name = `node-${process.platform}-${process.arch}`;
  const place = path.resolve(root, '.cache', `node-${version}`);
  const folder = await npmFolder(place, [`${name}@${version}`]);
  return folder === undefined
    ? undefined
    : askNode(path.join(folder, 'node_modules', name, 'bin/node'));
}

let found: Promise<Tool | undefined> | undefined;

/** Finds it once for JavaScript and TypeScript, which ask at the same time. */
export function detectNode(): Promise<Tool | undefined> {
  found ??= findNode('.');
  return found;
}
