import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../sandbox';
import { output, programEnv } from '../process';
import type { Launch } from './service';

/** A user of the operating system. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Longest start of a server; even a busy machine needs less. */
const START_MS = 600_000;
const LOOK_AGAIN_MS = 15;

/**
 * Keeps a server and its folder while the guard's input is open: the input closes when the runner asks for it, and
 * when the runner is killed. The outputs then close too, so the guard writes to /dev/null: any other write would
 * kill it before it has cleaned up.
 */
const GUARD = `
folder=$1; signal=$2; shift 2
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
exec >/dev/null 2>&1
{ read -r _ <&3; kill -s "$signal" "$server"; } &
reader=$!
wait "$server"
status=$?
kill "$reader"
rm -rf "$folder"
exit "$status"
`;

/** Makes a folder for the data of a server, outside of folders that the server's user cannot enter. */
export async function serverFolder(user?: User): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'snippet-server-'));
  if (user) {
    await chown(folder, user.uid, user.gid);
  }
  return folder;
}

/** Finds a user for a server that refuses to run as root; `undefined` keeps the runner's own. */
export async function serverUser(names: readonly string[]): Promise<User | undefined> {
  for (const name of process.getuid?.() === 0 ? names : []) {
    const [uid, gid] = [await output('id', '-u', name), await output('id', '-g', name)];
    if (uid !== undefined && gid !== undefined) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  return undefined;
}

interface ServerOptions {
  /** Folder of its data. */
  readonly folder: string;
  /** Folder whose content it starts with. */
  readonly template?: string | undefined;
  readonly sandbox: Sandbox;
  readonly user?: User | undefined;
}

/** Starts a server in the sandbox, behind the guard. */
function spawnServer(
  { command, settings, signal }: Pick<Launch, 'command' | 'settings' | 'signal'>,
  { folder, template, sandbox, user }: ServerOptions,
): ChildProcessWithoutNullStreams {
  const [file, ...args] =
    template === undefined
      ? command
      : (['/bin/sh', '-c', 'cp -a "$0/." . && exec "$@"', template, ...command] as const);
  const enclosed = sandbox.wrap({
    ...{ command: file, args, cwd: folder, hasNetwork: true, isServer: true },
    reads: template === undefined ? [] : [template],
  });
  // A sandbox cannot shut down in order: killing it kills the server inside.
  const end = sandbox.isClosed ? 'KILL' : signal;
  return spawn('/bin/sh', ['-c', GUARD, 'guard', folder, end, ...enclosed], {
    cwd: folder,
    // A signal from the terminal is for the runner, which ends its servers itself.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: programEnv(folder, settings),
    ...user,
  });
}

/** Starts a server and waits until it answers. Returns a function that ends it and removes its folder. */
export async function startServer(
  launch: Pick<Launch, 'command' | 'settings' | 'signal' | 'isReady'>,
  options: ServerOptions,
): Promise<() => Promise<void>> {
  const child = spawnServer(launch, options);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-20_000);
    });
  }
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  const deadline = Date.now() + START_MS;
  while (!(await launch.isReady())) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`${launch.command[0]} does not start:\n${said.trim()}`);
    }
    await wait(LOOK_AGAIN_MS);
  }
  return stop;
}
