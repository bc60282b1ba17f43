import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../run';
import type { Sandbox } from '../sandbox';
import { output, programEnv } from '../process';
import type { RunningService, ServiceSession } from './service';

/** A user of the operating system. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Inputs of {@link startServer}. */
export interface ServerCommand {
  /** The server itself, not a shell that waits for it. */
  readonly command: string;
  readonly args: readonly string[];
  /** Folder of its data, removed with the server. */
  readonly folder: string;
  /** Folder of the data that it starts with. */
  readonly template?: string;
  readonly sandbox: Sandbox;
  readonly env?: Readonly<Record<string, string>>;
  /** Signal that ends it at once. */
  readonly signal: 'KILL' | 'QUIT' | 'TERM';
  /** User of the process; without it, the runner's. */
  readonly user?: User | undefined;
  /** Tells whether it answers yet. */
  readonly isReady: () => Promise<boolean>;
}

/** A running server. */
export interface Server {
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
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
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  for (const name of names) {
    const ids = await Promise.all([output('id', '-u', name), output('id', '-g', name)]);
    const [uid, gid] = ids.map(Number);
    if (ids.every((id) => id !== undefined) && uid !== undefined && gid !== undefined) {
      return { uid, gid };
    }
  }
  return undefined;
}

/**
 * Makes servers that each start with a copy of the same data, created with the first server.
 *
 * @param options.users users for the processes if the runner is root
 * @param options.make returns the command and arguments that fill a folder with the data
 */
export function serversWithTemplate(options: {
  readonly users: readonly string[];
  readonly make: (folder: string) => readonly [command: string, ...args: string[]];
  readonly start: (template: string, user: User | undefined) => Promise<RunningService>;
}): ServiceSession {
  const makeTemplate = async (user: User | undefined): Promise<string> => {
    const folder = await serverFolder(user);
    const [command, ...args] = options.make(folder);
    const made = await run(command, args, { cwd: folder, ...(user && { user }) });
    if (made.code !== 0) {
      throw new Error(`${path.basename(command)} fails:\n${made.output.trim()}`);
    }
    return folder;
  };
  let template: Promise<string> | undefined;
  let user: User | undefined;
  return {
    start: async () => {
      user ??= await serverUser(options.users);
      template ??= makeTemplate(user);
      return options.start(await template, user);
    },
    close: async () => {
      const made = await template?.catch(() => undefined);
      if (made !== undefined) {
        await rm(made, { recursive: true, force: true });
      }
    },
  };
}

/** Starts a server and waits until it answers. */
export async function startServer(options: ServerCommand): Promise<Server> {
  const { command, args, folder, template, sandbox, env, signal, user, isReady } = options;
  const enclosed = sandbox.wrap({
    command,
    args,
    cwd: folder,
    reads: template === undefined ? [] : [template],
    hasNetwork: true,
    isServer: true,
  });
  // A sandbox cannot shut down in order: killing it kills the server inside.
  const end = sandbox.isClosed ? 'KILL' : signal;
  const child = spawn('/bin/sh', ['-c', GUARD, 'guard', folder, end, ...enclosed], {
    cwd: folder,
    // A signal from the terminal is for the runner, which ends its servers itself.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: programEnv(folder, env),
    ...user,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-20_000);
    });
  }
  child.stdin.on('error', () => undefined);
  const life = { hasEnded: false };
  const ended = new Promise<void>((resolve) => {
    const finish = (): void => {
      life.hasEnded = true;
      resolve();
    };
    child.on('error', finish);
    child.on('close', finish);
  });
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  const deadline = Date.now() + START_MS;
  while (!(await isReady())) {
    if (life.hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} does not start:\n${said.trim()}`);
    }
    await wait(LOOK_AGAIN_MS);
  }
  return { stop };
}
