import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in the terminal until it ends, and returns its exit code. A signal to this process is passed
 * on, so that the program can shut down in order.
 *
 * Name the program that does the work: `npx` and shells end on a signal and leave their children behind.
 */
export function runInForeground(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (signal: NodeJS.Signals): void => {
      child.kill(signal);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      // As in shells: 143 for SIGTERM.
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
