import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import {
  MAX_FILE_MIB,
  OUT_OF_MEMORY,
  OUT_OF_PROCESSES,
  type Execution,
  type Limit,
  type Limits,
} from '../blocks/execution';
import { run } from './run';
import type { Sandbox, Surroundings } from './sandbox';
import { orOverrun } from './overrun';

/** A command to be executed within limits. */
export interface LimitedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly stdin: string;
  readonly limits: Limits;
  readonly sandbox: Sandbox;
  /** Limit the data segment; not for runtimes such as V8 that reserve far more than they use. */
  readonly boundMemory: boolean;
  readonly surroundings?: Surroundings;
}

/** How long children that outlive the program may still write (ms). */
const DRAIN_MS = 500;

/** Builds the environment of a program: the same on every machine, with nothing of the caller except `PATH`. */
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
    // glibc reserves 64 MiB of the limited memory for each arena.
    MALLOC_ARENA_MAX: '2',
    ...others,
  };
  // The types of Next.js require NODE_ENV, which programs must not inherit.
  return env as NodeJS.ProcessEnv;
}

/** Process groups of running programs; none may outlive the runner. */
const groups = new Set<number>();
let isWatching = false;

/** Registers a process group, so that it is killed at the latest when the runner exits. */
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
 * Starts a program in the sandbox and in its own process group. A program with servers shares the network of the
 * machine, where they listen.
 */
export function startProgram(
  sandbox: Sandbox,
  program: { readonly command: string; readonly args: readonly string[]; readonly cwd: string },
  surroundings: Surroundings = {},
): ChildProcessWithoutNullStreams {
  const { cwd } = program;
  const hasNetwork = Object.keys(surroundings).some((name) => name !== 'PATH');
  const [file, ...words] = sandbox.wrap({ ...program, hasNetwork });
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

/** Kills a program with all processes of its group. */
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
 * Sets the limits and runs a program. The memory limit is on data (`-d`), not on address space (`-v`): Node.js 24
 * reserves more addresses than a block may use. In the sandbox, leftover children die with this shell, so it waits
 * until only two processes are left, itself and bubblewrap, or {@link DRAIN_MS} have passed.
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

/** Returns the signal that ended a program; a shell and bubblewrap report it as a status above 128. */
function signalOf(code: number | null, signal: NodeJS.Signals | null): NodeJS.Signals | undefined {
  const names = Object.entries(constants.signals) as [NodeJS.Signals, number][];
  return signal ?? names.find(([, number]) => number === (code ?? 0) - 128)?.[0];
}

/** Classifies how a program ended, from its status, signal and error output. */
function executionOf(ended: {
  readonly stdout: string;
  readonly stderr: string;
  /** Above 128 it stands for a signal. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The limit for which the runner killed it. */
  readonly stopped: Limit | undefined;
}): Execution {
  const { stdout, stderr, code, signal } = ended;
  const name = signalOf(code, signal);
  const own = name === 'SIGXCPU' ? 'time' : name === 'SIGXFSZ' ? 'file' : undefined;
  // A program that cannot fork may wait, fail or continue; the cause is the same.
  const stopped = OUT_OF_PROCESSES.test(stderr) ? 'processes' : (ended.stopped ?? own);
  if (stopped !== undefined) {
    return { kind: 'killed', limit: stopped, stdout };
  }
  if ((code ?? 1) !== 0 && (OUT_OF_MEMORY.test(stderr) || signal === 'SIGKILL')) {
    return { kind: 'killed', limit: 'memory', stdout };
  }
  const note = signal === null ? '' : `\n(${signal})`;
  return { kind: 'finished', stdout, stderr: stderr + note, status: code ?? 128 };
}

/** Runs a command in its own process group, and kills the group when a limit is passed. */
export async function runLimited(options: LimitedCommand): Promise<Execution> {
  const { command, args, cwd, stdin, limits, boundMemory, sandbox, surroundings } = options;
  const memory = boundMemory ? `${limits.memoryMiB * 1024}` : '';
  const bounds = [`${limits.seconds}`, memory, sandbox.isClosed ? 'closed' : ''];
  const words = ['-c', LIMITED, 'sh', ...bounds, command, ...args];
  const child = startProgram(sandbox, { command: '/bin/sh', args: words, cwd }, surroundings);
  const { pid } = child;
  const passed: Limit[] = [];
  const stop = (limit: Limit): void => {
    passed.push(limit);
    killGroup(pid);
  };
  const tooMuch = (): void => {
    stop('output');
  };
  const stdout = collect(child.stdout, limits.outputBytes, tooMuch);
  const stderr = collect(child.stderr, limits.outputBytes, tooMuch);
  child.stdin.end(stdin);
  let draining: NodeJS.Timeout | undefined;
  child.on('exit', () => {
    draining = setTimeout(() => {
      killGroup(pid);
    }, DRAIN_MS);
  });
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const ending = await orOverrun(closed, () => (pid === undefined ? [] : [pid]), limits);
  if ('limit' in ending) {
    stop(ending.limit);
  }
  const [code, signal] = await closed;
  clearTimeout(draining);
  killGroup(pid);
  // The path of the temporary folder differs in every run.
  const error = stderr().replaceAll(`${cwd}/`, '');
  return executionOf({ stdout: stdout(), stderr: error, code, signal, stopped: passed[0] });
}

/** Returns the output of a command; `undefined` if it cannot be started or fails. */
export async function output(command: string, ...args: string[]): Promise<string | undefined> {
  const result = await run(command, args);
  return result.code === 0 ? result.output.trim() : undefined;
}
