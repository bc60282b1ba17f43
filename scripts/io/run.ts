import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How a child process ended. */
export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** What shells answer for a program that is not there. */
const NOT_FOUND = 127;

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
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== null) {
        collect(process.stderr)(`\n${command}: 신호 ${signal}에 죽었다\n`);
      }
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGHUP'], output });
    });
    // Some of these errors are thrown, others come as an event.
  }).catch((error: unknown) => ({ code: NOT_FOUND, output: String(error) }));
}
