import path from 'node:path';
import type { Tool } from './adapter';
import { readTool } from './find-tool';
import { npmInstall, readManifest } from './npm';
import { output } from './process';

function lineOf(version: string): string {
  return version.replace(/\..*/, '');
}

async function askNode(command: string): Promise<Tool | undefined> {
  return readTool('Node.js', /v((\d+)\.\d+\.\d+)/, await output(command, '--version'), command);
}

/**
 * Finds the Node.js that executes the blocks of a repository: the machine's own where it is of the line that the
 * repository names, and otherwise a package of npm, which is fetched once.
 */
export async function findNode(root: string): Promise<Tool | undefined> {
  const version = (await readManifest(root)).engines?.node;
  if (version === undefined || lineOf(version) === lineOf(process.versions.node)) {
    return askNode(process.execPath);
  }
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.resolve(root, '.cache', `node-${version}`);
  const command = path.join(folder, 'node_modules', name, 'bin/node');
  const there = await askNode(command);
  if (there === undefined) {
    await npmInstall(folder, [`${name}@${version}`]);
  }
  return there ?? askNode(command);
}

let found: Promise<Tool | undefined> | undefined;

/** Finds it once for JavaScript and TypeScript, which ask at the same time. */
export function detectNode(): Promise<Tool | undefined> {
  found ??= findNode('.');
  return found;
}
