import { readdirSync, readFileSync } from 'node:fs';
import type { Limits, Overrun } from '../blocks/execution';

/** Interval between two looks at the running programs (ms). */
const LOOK_MS = 1000;

/** All processes of a program together may use this many times the limit of one. */
const SHARES = 3;

/** A program that uses less than this share of a core is idle; a busy one gets more even on a crowded machine. */
const IDLE_SHARE = 0.01;

/** `/proc` reports processor time in 1/100 s (USER_HZ), whatever the kernel's own tick. */
const TICKS = 100;

interface ProcessTimes {
  readonly parent: number;
  /** User and system time of the process and of its reaped children. */
  readonly seconds: number;
}

/** Reads `/proc/<pid>/stat` after the last bracket: the process name may contain blanks and brackets (proc(5)). */
function readTimes(pid: string): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS };
  } catch {
    // The process has exited.
    return undefined;
  }
}

/** Sums the processor seconds of processes and all their descendants; 0 on systems without `/proc`. */
export function processorSeconds(roots: readonly number[]): number {
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // No /proc: not Linux.
  }
  const all = new Map(
    names.flatMap((name) => {
      const times = readTimes(name);
      return times ? [[Number(name), times] as const] : [];
    }),
  );
  const isOurs = (pid: number): boolean =>
    roots.includes(pid) || (all.has(pid) && isOurs(all.get(pid)?.parent ?? 0));
  return [...all].reduce((sum, [pid, { seconds }]) => (isOurs(pid) ? sum + seconds : sum), 0);
}

/**
 * Returns a function that tells at each call whether a program has used more processor time than it may, or almost
 * none for so long that it will not end. Wall-clock time alone ends nothing: all is slower on a busy machine.
 */
function watching(
  pids: () => readonly number[],
  { seconds, idleSeconds }: Pick<Limits, 'seconds' | 'idleSeconds'>,
): () => Overrun | undefined {
  let base: number | undefined;
  // When it last made progress, and its processor time then.
  let mark = { at: performance.now(), used: 0 };
  return () => {
    const now = performance.now();
    const taken = processorSeconds(pids());
    base ??= taken;
    const used = taken - base;
    if (used - mark.used > idleSeconds * IDLE_SHARE) {
      mark = { at: now, used };
    }
    if (used > seconds * SHARES) {
      return 'time';
    }
    return now - mark.at > idleSeconds * 1000 ? 'idle' : undefined;
  };
}

/**
 * Waits for a task, or until the program behind it overruns its limits.
 *
 * @param pids The program's first processes, asked for at each look.
 */
export async function orOverrun<Result>(
  task: Promise<Result>,
  pids: () => readonly number[],
  limits: Pick<Limits, 'seconds' | 'idleSeconds'>,
): Promise<{ readonly result: Result } | { readonly limit: Overrun }> {
  const look = watching(pids, limits);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ limit: Overrun }>((resolve) => {
    timer = setInterval(() => {
      const limit = look();
      if (limit !== undefined) {
        resolve({ limit });
      }
    }, LOOK_MS);
  });
  try {
    return await Promise.race([task.then((result) => ({ result })), late]);
  } finally {
    clearInterval(timer);
  }
}
