import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** How often the memory of the processes is read, in milliseconds. */
const SAMPLE_MS = 200;

interface ProcessInfo {
  readonly pid: number;
  readonly parent: number;
  readonly residentKb: number;
}

async function readProcess(pid: string): Promise<ProcessInfo | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const field = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return status === ''
    ? undefined
    : { pid: Number(pid), parent: field('PPid'), residentKb: field('VmRSS') };
}

/** Resident memory of a process and all its descendants, in kB; 0 where there is no /proc. */
async function treeResidentKb(root: number): Promise<number> {
  const names = await readdir('/proc').catch((): string[] => []);
  const processes = (
    await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  ).filter((info) => info !== undefined);
  const members = new Set([root]);
  for (let size = 0; size !== members.size;) {
    size = members.size;
    for (const { pid, parent } of processes) {
      if (members.has(parent)) {
        members.add(pid);
      }
    }
  }
  return processes
    .filter(({ pid }) => members.has(pid))
    .reduce((sum, { residentKb }) => sum + residentKb, 0);
}

/** What a command took. */
export interface Measured {
  readonly code: number;
  readonly seconds: number;
  /** Highest sum of the resident memory of the process tree, sampled; 0 where it cannot be read. */
  readonly peakMb: number;
}

/** Runs a command silently and measures it. */
export function measure(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let peakKb = 0;
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: 'ignore',
    });
    const timer = setInterval(() => {
      void treeResidentKb(child.pid ?? 0).then((kb) => {
        peakKb = Math.max(peakKb, kb);
      });
    }, SAMPLE_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({
        code: code ?? 1,
        seconds: (performance.now() - start) / 1000,
        peakMb: peakKb / 1024,
      });
    });
  });
}
