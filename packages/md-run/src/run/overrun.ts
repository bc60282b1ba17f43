import { readdirSync, readFileSync } from 'node:fs';
import type { Limits, Overrun } from '../blocks/execution';

/** How often programs at work are looked at. */
const LOOK_MS = 1000;

/** All processes of a program together may have this many times what one of them may have. */
const SHARES = 3;

/** The share of a core below which a program does nothing; on a crowded machine one at work still gets more. */
const IDLE_SHARE = 0.01;

/** Linux tells processor time in hundredths of a second, whatever its kernel counts in. */
const TICKS = 100;

interface ProcessTimes {
  readonly parent: number;
  /** Of itself and of children that have ended, in seconds. */
  readonly seconds: number;
}

/** The fields of `/proc/…/stat` after the name, which may hold blanks and brackets (proc(5)). */
function readTimes(pid: string): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Seconds of processor time that processes and all they have started have taken; 0 where nothing tells it. */
export function processorSeconds(roots: readonly number[]): number {
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // Only Linux has it.
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
 * Watches a program until it has taken more processor time than it may have, or has taken next to none for so
 * long that it will not end. Time on the clock alone ends nothing: on a busy machine all takes longer.
 *
 * @param pids The processes it began with, asked for at each look.
 * @returns Ends the watch.
 */
export function watchOverrun(
  pids: () => readonly number[],
  { seconds, idleSeconds }: Pick<Limits, 'seconds' | 'idleSeconds'>,
  onOverrun: (limit: Overrun) => void,
): () => void {
  const started = performance.now();
  let base: number | undefined;
  // When it was last seen at work, and what it had taken by then.
  let mark = { at: started, used: 0 };
  const look = (): void => {
    const now = performance.now();
    const taken = processorSeconds(pids());
    base ??= taken;
    const used = taken - base;
    if (used - mark.used > idleSeconds * IDLE_SHARE) {
      mark = { at: now, used };
    }
    if (used > seconds * SHARES) {
      onOverrun('time');
    } else if (now - mark.at > idleSeconds * 1000) {
      onOverrun('idle');
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
  };
}

/** Waits for a task, or for the program that it is about to overrun its limits. */
export async function orOverrun<Result>(
  task: Promise<Result>,
  pids: () => readonly number[],
  limits: Pick<Limits, 'seconds' | 'idleSeconds'>,
): Promise<{ readonly result: Result } | { readonly limit: Overrun }> {
  let stop = (): void => undefined;
  const late = new Promise<{ limit: Overrun }>((resolve) => {
    stop = watchOverrun(pids, limits, (limit) => {
      resolve({ limit });
    });
  });
  try {
    return await Promise.race([task.then((result) => ({ result })), late]);
  } finally {
    stop();
  }
}
