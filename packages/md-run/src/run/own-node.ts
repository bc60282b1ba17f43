import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Tool } from './adapter';
import { readTool } from './find-tool';
import { output } from './process';
import { run } from './run';

/** Names the exact version in `engines`. */
export const NODE_MANIFEST = 'content/node/package.json';

/** One attempt of a few seconds: where the registry is not reached the last results stand. */
const BRIEFLY = ['--prefer-offline', '--fetch-retries=0', '--fetch-timeout=10000'];
const ALONE = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];

function lineOf(version: string): string {
  return version.replace(/\..*/, '');
}

async function askNode(command: string): Promise<Tool | undefined> {
  return readTool('Node.js', /v((\d+)\.\d+\.\d+)/, await output(command, '--version'), command);
}

/** The version that the repository names; `undefined` where it names none. */
async function namedVersion(root: string): Promise<string | undefined> {
  const text = await readFile(path.join(root, NODE_MANIFEST), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { engines?: { node?: string } }).engines?.node;
}

/** Installs a version whole or not at all: what was stopped half-way would count as installed. */
async function install(name: string, version: string, folder: string): Promise<void> {
  const made = `${folder}-${process.pid}`;
  await mkdir(made, { recursive: true });
  const args = ['install', '--prefix', made, ...ALONE, ...BRIEFLY, `${name}@${version}`];
  const { code } = await run('npm', args);
  await (code === 0 ? rename(made, folder).catch(() => undefined) : undefined);
  await rm(made, { recursive: true, force: true });
}

/**
 * Finds the Node.js that executes the blocks of a repository: the machine's own where it is of the line that the
 * repository names, and otherwise a package of npm, which is fetched once.
 */
export async function findNode(root: string): Promise<Tool | undefined> {
  const own = process.versions.node;
  const version = await namedVersion(root);
  if (version === undefined || lineOf(version) === lineOf(own)) {
    return askNode(process.execPath);
  }
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.resolve(root, '.cache', `node-${version}`);
  const command = path.join(folder, 'node_modules', name, 'bin/node');
  const there = await askNode(command);
  if (there === undefined) {
    await install(name, version, folder);
  }
  return there ?? askNode(command);
}

let found: Promise<Tool | undefined> | undefined;

/** Finds it once for JavaScript and TypeScript, which ask at the same time. */
export function detectNode(): Promise<Tool | undefined> {
  found ??= findNode('.');
  return found;
}
