/** How a program goes on for too long: it is at work, or it waits for what does not come. */
export type Overrun = 'time' | 'idle';

/** Where a runaway block was stopped. */
export type Limit = Overrun | 'memory' | 'output' | 'file' | 'processes';

/** What came of executing a program once. */
export type Execution =
  | {
      readonly kind: 'finished';
      readonly stdout: string;
      readonly stderr: string;
      readonly status: number;
      /** What a called function returned, as JSON. */
      readonly value?: string;
    }
  | { readonly kind: 'not-compiled'; readonly message: string }
  | { readonly kind: 'killed'; readonly limit: Limit; readonly stdout: string };

/** Limits of one execution. */
export interface Limits {
  /** Seconds of processor time of a process; all processes of a program may take three times as much. */
  readonly seconds: number;
  /** Seconds on the clock after which a program ends that takes less than a hundredth of a core all the while. */
  readonly idleSeconds: number;
  readonly memoryMiB: number;
  readonly outputBytes: number;
}

/** The largest file that a program may write, MiB. */
export const MAX_FILE_MIB = 256;

/** How many processes and threads a program may have; the servers and runtimes that notes use have far fewer. */
export const MAX_PROCESSES = 512;

/** The longest answer of a program's host as JSON, where each byte of both outputs may have come to six characters. */
export function maxAnswer({ outputBytes }: Limits): number {
  return 16 * outputBytes;
}

/** Limits for every block: an explanation that needs more is not an explanation. */
export const defaultLimits: Limits = {
  // Far above what any block takes: on a crowded machine the same work costs several times the processor time.
  seconds: 60,
  idleSeconds: 180,
  memoryMiB: 1024,
  outputBytes: 1024 * 1024,
};

const OUT_OF_MEMORY =
  /^MemoryError\b|std::bad_alloc|heap out of memory|OutOfMemoryError|NoMemoryError|failed to allocate memory/m;

/** Whether the error text of a program says that it ran against its memory limit. */
export function isOutOfMemory(stderr: string): boolean {
  return OUT_OF_MEMORY.test(stderr);
}

const OUT_OF_PROCESSES =
  /fork\b(?:.*\n){0,2}.*Resource temporarily unavailable|Cannot fork|\bspawn.* EAGAIN|can't (?:start new|create) thread|what\(\): +Resource temporarily unavailable|create native thread/i;

/** Whether the error text of a program says that it could have no further process or thread. */
export function isOutOfProcesses(stderr: string): boolean {
  return OUT_OF_PROCESSES.test(stderr);
}

/**
 * The error itself in what a runtime prints about it, without the quoted lines of source, which may name
 * errors that did not occur.
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
