import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import type { SampleProject } from './sample-project';

/** A program of a sample while it runs. */
export interface MainProcess {
  /** What it has printed so far. */
  readonly output: () => string;
  readonly errors: () => string;
  /** Ends it as a deployment does; returns the exit code. */
  readonly stop: () => Promise<unknown>;
  /** The exit code, once it has ended by itself. */
  readonly ended: Promise<unknown>;
}

/** Runs the `main.ts` of a sample in a process of its own, at most until the test is over. */
export function startMain(
  project: SampleProject,
  env: Readonly<Record<string, string>>,
): MainProcess {
  return startProgram(project, 'main.ts', env);
}

/** Runs a program of a sample like its `main.ts`. */
export function startProgram(
  project: SampleProject,
  file: string,
  env: Readonly<Record<string, string>>,
): MainProcess {
  project.take(file);
  // Not its command, which would start the program as a child of its own and leave it behind when it is killed.
  const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs'));
  const child = spawn(process.execPath, ['--import', tsx.href, file], {
    cwd: project.folder,
    env: { ...process.env, ...env },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  return {
    output: () => output,
    errors: () => errors,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
