import path from 'node:path';
import { run, type RunResult } from 'md-run/process';
import { formatError } from '../../build/io/report';

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
): Promise<RunResult> {
  return run(process.execPath, [...tsx, scriptFile(name), ...args], { cwd: project });
}

/**
 * Runs what a command of the repository runs, in this process: to start another takes longer than most commands.
 *
 * @param env Variables that it reads besides those of this process.
 */
export async function runHere(
  command: () => unknown,
  env: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  const { log, error } = console;
  const { exitCode } = process;
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  let output = '';
  const say = (text: string): void => {
    output += `${text}\n`;
  };
  Object.assign(console, { log: say, error: say });
  Object.assign(process.env, env);
  try {
    await command();
    return { code: Number(process.exitCode ?? 0), output };
  } catch (thrown) {
    return { code: 1, output: `${output}${formatError(thrown)}` };
  } finally {
    Object.assign(console, { log, error });
    process.exitCode = exitCode;
    for (const [name, value] of before) {
      if (value === undefined) {
        Reflect.deleteProperty(process.env, name);
      } else {
        process.env[name] = value;
      }
    }
  }
}
