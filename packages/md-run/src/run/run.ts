import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/** How a child process ended. */
export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Exit code of shells for a command that does not exist. */
const NOT_FOUND = 127;

const ENDING = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Running programs. A signal to the runner ends them first: they would go on writing during the next run. */
const children = new Set<ChildProcess>();
let told: (typeof ENDING)[number] | undefined;

function endAll(signal: (typeof ENDING)[number]): void {
  told = signal;
  children.forEach((child) => child.kill(signal));
}

function enter(child: ChildProcess): void {
  if (children.size === 0) {
    ENDING.forEach((signal) => process.on(signal, endAll));
  }
  children.add(child);
}

function leave(child: ChildProcess): void {
  children.delete(child);
  if (children.size === 0) {
    ENDING.forEach((signal) => process.off(signal, endAll));
    if (told !== undefined) {
      process.exit(128 + constants.signals[told]);
    }
  }
}

/**
 * Runs a command and collects its output. The code is 127 if it cannot be started, and 128 plus the signal's number
 * if it is killed; the output then ends with the signal's name.
 *
 * @param options.echo whether to print the output while it runs
 */
export function run(
  command: string,
  args: readonly string[],
  options: {
    cwd?: string;
    env?: Readonly<Record<string, string>>;
    echo?: boolean;
    /** User of the process; without it, the caller's. */
    user?: { readonly uid: number; readonly gid: number };
  } = {},
): Promise<RunResult> {
  return new Promise<RunResult>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.user,
    });
    enter(child);
    let output = '';
    const collect = (stream: NodeJS.WriteStream) => (chunk: string) => {
      output += chunk;
      if (options.echo === true) {
        stream.write(chunk);
      }
    };
    // Set so that a character whose bytes arrive in two chunks stays whole.
    child.stdout.setEncoding('utf8').on('data', collect(process.stdout));
    child.stderr.setEncoding('utf8').on('data', collect(process.stderr));
    child.on('error', (error) => {
      leave(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      leave(child);
      if (signal !== null) {
        collect(process.stderr)(`\n${command}: 신호 ${signal}에 죽었다\n`);
      }
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGHUP'], output });
    });
    // Some of these errors are thrown, others arrive as an event.
  }).catch((error: unknown) => ({ code: NOT_FOUND, output: String(error) }));
}
