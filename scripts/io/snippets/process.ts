import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import {
  isOutOfMemory,
  isOutOfProcesses,
  MAX_FILE_MIB,
  type Execution,
  type Limit,
  type Limits,
  type Overrun,
} from '../../../lib/snippets/execution';
import { run } from '../../../build/io/run';
import type { Enclosure, Surroundings } from './enclosure';
import { watchOverrun } from './overrun';

/** A command to be executed within limits. */
export interface LimitedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly stdin: string;
  readonly limits: Limits;
  readonly enclosure: Enclosure;
  /** Bound the address space; not for runtimes that reserve far more than they use (V8). */
  readonly boundMemory: boolean;
  readonly surroundings?: Surroundings;
}

/** How long output of children left behind is waited for after a program has ended. */
const DRAIN_MS = 500;

/** The environment of every program: the same on each machine, and nothing of the caller's. */
export function programEnv(home: string, surroundings: Surroundings = {}): NodeJS.ProcessEnv {
  const { PATH = '', ...others } = surroundings;
  const env: Record<string, string> = {
    PATH: [PATH, process.env['PATH'] ?? '/usr/bin:/bin'].filter(Boolean).join(path.delimiter),
    HOME: home,
    TMPDIR: home,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    // Each further arena of a thread reserves 64 MiB of the bounded address space.
    MALLOC_ARENA_MAX: '2',
    ...others,
  };
  // Next's types demand a NODE_ENV, which a program of a note has no business with.
  return env as NodeJS.ProcessEnv;
}

/** The groups of programs at work: none of them may outlive the runner. */
const groups = new Set<number>();
let isWatching = false;

/** Remembers the group of a program, which {@link killGroup} ends, at the latest when the runner ends. */
function keepGroup(pid: number): void {
  if (!isWatching) {
    isWatching = true;
    process.once('exit', () => {
      groups.forEach(killGroup);
    });
  }
  groups.add(pid);
}

/**
 * Starts a program behind the walls, in a process group of its own. One that is told of servers has the
 * network of the machine, in which they listen.
 */
export function startProgram(
  enclosure: Enclosure,
  program: { readonly command: string; readonly args: readonly string[]; readonly cwd: string },
  surroundings: Surroundings = {},
): ChildProcessWithoutNullStreams {
  const { cwd } = program;
  const hasNetwork = Object.keys(surroundings).length > 0;
  const [file, ...words] = enclosure.enclose({ ...program, hasNetwork });
  const child = spawn(file, words, {
    cwd,
    env: programEnv(cwd, surroundings),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) {
    keepGroup(child.pid);
  }
  // A program that never reads its input closes the pipe early.
  child.stdin.on('error', () => undefined);
  return child;
}

export function killGroup(pid: number | undefined): void {
  if (pid === undefined) {
    return;
  }
  groups.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}

function collect(
  stream: NodeJS.ReadableStream,
  maxBytes: number,
  onTooMuch: () => void,
): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBytes) {
      chunks.push(chunk);
    } else {
      onTooMuch();
    }
  });
  return () => Buffer.concat(chunks).toString('utf8');
}

/**
 * Sets the limits and executes a program. Memory is what it can write to: addresses that it reserves and never
 * uses are none, of which Node.js 24 takes more than a block may have. Behind walls all that it leaves behind
 * dies with this shell: as elsewhere, children that still write get half a second. There the shell and the
 * walls are two processes.
 */
const LIMITED = `
ulimit -c 0; ulimit -S -t "$1"; ulimit -f ${MAX_FILE_MIB * 2048}
[ -z "$2" ] || ulimit -d "$2" 2>/dev/null
is_closed=$3; shift 3
[ -n "$is_closed" ] || exec "$@"
"$@"
code=$?; looks=0
while set -- /proc/[0-9]*; [ $# -gt 2 ] && [ $looks -lt ${DRAIN_MS / 50} ]; do
  sleep 0.05; looks=$((looks + 1))
done
exit $code
`;

/** The signal that ended a program, which a shell and the walls tell as a number above 128. */
function signalOf(code: number | null, signal: NodeJS.Signals | null): NodeJS.Signals | undefined {
  const names = Object.entries(constants.signals) as [NodeJS.Signals, number][];
  return signal ?? names.find(([, number]) => number === (code ?? 0) - 128)?.[0];
}

/** What came of a program, by how it ended and what it said of that. */
export function executionOf(ended: {
  readonly stdout: string;
  readonly stderr: string;
  /** Above 128 that of a signal. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The limit at which it was stopped from outside. */
  readonly stopped: Limit | undefined;
}): Execution {
  const { stdout, stderr, code, signal } = ended;
  const name = signalOf(code, signal);
  const own = name === 'SIGXCPU' ? 'time' : name === 'SIGXFSZ' ? 'file' : undefined;
  // Whatever it came to after that: a program that may have no further process waits, fails or goes on.
  const stopped = isOutOfProcesses(stderr) ? 'processes' : (ended.stopped ?? own);
  if (stopped !== undefined) {
    return { kind: 'killed', limit: stopped, stdout };
  }
  if ((code ?? 1) !== 0 && (isOutOfMemory(stderr) || signal === 'SIGKILL')) {
    return { kind: 'killed', limit: 'memory', stdout };
  }
  const note = signal === null ? '' : `\n(${signal})`;
  return { kind: 'finished', stdout, stderr: stderr + note, status: code ?? 128 };
}

/** Executes a command in a process group of its own and kills the group when a limit is passed. */
export function runLimited(options: LimitedCommand): Promise<Execution> {
  const { command, args, cwd, stdin, limits, boundMemory, enclosure, surroundings } = options;
  const memory = boundMemory ? `${limits.memoryMiB * 1024}` : '';
  return new Promise((resolve, reject) => {
    const bounds = [`${limits.seconds}`, memory, enclosure.isClosed ? 'closed' : ''];
    const words = ['-c', LIMITED, 'sh', ...bounds, command, ...args];
    const child = startProgram(enclosure, { command: '/bin/sh', args: words, cwd }, surroundings);
    let stopped: Limit | undefined;
    const stop = (limit: Overrun | 'output'): void => {
      stopped ??= limit;
      killGroup(child.pid);
    };
    const tooMuch = (): void => {
      stop('output');
    };
    const stdout = collect(child.stdout, limits.outputBytes, tooMuch);
    const stderr = collect(child.stderr, limits.outputBytes, tooMuch);
    const endWatch = watchOverrun(() => (child.pid === undefined ? [] : [child.pid]), limits, stop);
    child.stdin.end(stdin);
    child.on('error', (error) => {
      endWatch();
      reject(error);
    });
    let draining: NodeJS.Timeout | undefined;
    child.on('exit', () => {
      draining = setTimeout(() => {
        killGroup(child.pid);
      }, DRAIN_MS);
    });
    child.on('close', (code, signal) => {
      endWatch();
      clearTimeout(draining);
      killGroup(child.pid);
      // Paths of this one run say nothing to the author.
      const error = stderr().replaceAll(`${cwd}/`, '');
      resolve(executionOf({ stdout: stdout(), stderr: error, code, signal, stopped }));
    });
  });
}

/** What a command prints, or `undefined` when it cannot be started or fails. */
export async function output(command: string, ...args: string[]): Promise<string | undefined> {
  const result = await run(command, args);
  return result.code === 0 ? result.output.trim() : undefined;
}
