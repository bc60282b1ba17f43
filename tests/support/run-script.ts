import path from 'node:path';
import { run } from 'md-run/process';

const repository = path.resolve(import.meta.dirname, '../..');

/** What Node.js needs to run TypeScript, wherever it is started. */
export const tsx = ['--import', path.join(repository, 'node_modules/tsx/dist/esm/index.mjs')];

/** Where a script of the repository lies. */
export function scriptFile(name: string): string {
  return path.join(repository, 'scripts', name);
}

/** Runs a script of the repository on another project, as a person does. */
export function runScript(
  project: string,
  [name, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return run(process.execPath, [...tsx, scriptFile(name), ...args], { cwd: project, env });
}
