/** How a program runs too long: it is busy, or it waits for something that never comes. */
export type Overrun = 'time' | 'idle';

/** The limit that stopped a block. */
export type Limit = Overrun | 'memory' | 'output' | 'file' | 'processes';

/** The result of executing a program once. */
export type Execution =
  | {
      readonly kind: 'finished';
      readonly stdout: string;
      readonly stderr: string;
      readonly status: number;
      /** The returned value of a called function, as JSON. */
      readonly value?: string;
    }
  | { readonly kind: 'not-compiled'; readonly message: string }
  | { readonly kind: 'killed'; readonly limit: Limit; readonly stdout: string };

/** Limits of one execution. */
export interface Limits {
  /** Seconds of processor time of one process; all processes of a program together may use three times as much. */
  readonly seconds: number;
  /** Seconds after which a program is stopped if it uses less than a hundredth of a core all that time. */
  readonly idleSeconds: number;
  readonly memoryMiB: number;
  readonly outputBytes: number;
}

/** Largest file that a program may write, in MiB. */
export const MAX_FILE_MIB = 256;

/** Largest number of processes and threads of a program; the servers and runtimes of notes use far fewer. */
export const MAX_PROCESSES = 512;

/** Longest answer of a program's host as JSON: each byte of both outputs may become six characters. */
export function maxAnswer({ outputBytes }: Limits): number {
  return 16 * outputBytes;
}

/** Limits for every block: an explanation that needs more is not an explanation. */
export const defaultLimits: Limits = {
  // Far above any block's need: the same work takes several times the processor time on a crowded machine.
  seconds: 60,
  idleSeconds: 180,
  memoryMiB: 1024,
  outputBytes: 1024 * 1024,
};

/** What a program's error text says at its memory limit. */
export const OUT_OF_MEMORY =
  /^MemoryError\b|std::bad_alloc|heap out of memory|OutOfMemoryError|NoMemoryError|failed to allocate memory/m;

/** What it says when it could start no process or thread. */
export const OUT_OF_PROCESSES =
  /fork\b(?:.*\n){0,2}.*Resource temporarily unavailable|Cannot fork|\bspawn.* EAGAIN|can't (?:start new|create) thread|what\(\): +Resource temporarily unavailable|create native thread/i;

/**
 * Picks the error itself out of a runtime's message. Quoted source lines are dropped: they may name errors that
 * did not occur.
 *
 * @example
 * errorText('a.mjs:1\nthrow new TypeError()\n^\n\nRangeError: x\n    at a.mjs:1')  // '\nRangeError: x'
 */
export function errorText(stderr: string): string {
  const lines = stderr.split('\n');
  const caret = lines.findIndex((line) => /^\s*\^+\s*$/.test(line));
  const isNode = caret > 0 && /^\S+:\d+$/.test(lines[0] ?? '');
  return lines
    .slice(isNode ? caret + 1 : 0)
    .filter((line) => !/^\s+\S/.test(line))
    .join('\n')
    .trimEnd();
}
