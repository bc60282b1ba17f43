import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/** How a child process ended. */
export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** What shells answer for a program that is not there. */
const NOT_FOUND = 127;

const ENDING = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Programs at work. Who is told to end ends them first: they would go on writing beside the next ones. */
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
 * Runs a command and collects what it prints. One that cannot be started ends with the code 127, one that is
 * killed with 128 and the number of the signal, whose name stands at the end of the output.
 *
 * @param options.echo Also print it while it runs.
 */
export function run(
  command: string,
  args: readonly string[],
  options: {
    cwd?: string;
    env?: Readonly<Record<string, string>>;
    echo?: boolean;
    /** Whose process it is; that of the caller without one. */
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
    // The encoding keeps a letter together whose bytes come in two chunks.
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
    // Some of these errors are thrown, others come as an event.
  }).catch((error: unknown) => ({ code: NOT_FOUND, output: String(error) }));
}
