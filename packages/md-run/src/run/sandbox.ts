import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_FILE_MIB, MAX_PROCESSES } from '../blocks/execution';
import { run } from './run';

/** Variables that tell a program where its servers are; `PATH` is put before the machine's own. */
export type Surroundings = Readonly<Record<string, string>>;

/** A program, without its sandbox. */
interface OpenCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Working directory, and the only folder of the machine it may write to. */
  readonly cwd: string;
  /** Folders below a temporary folder that it must read; the others are hidden. */
  readonly reads?: readonly string[];
  /** A server reads none of our files, and may run as a user who cannot open the folders they are in. */
  readonly isServer?: boolean;
  /** Shares the machine's network, where servers listen, instead of getting a loopback of its own. */
  readonly hasNetwork?: boolean;
}

/** Keeps the programs of blocks away from the rest of the machine. */
export interface Sandbox {
  /** False without a sandbox; the runner then compares the project's files before and after. */
  readonly isClosed: boolean;
  /** The command line that runs a program inside the sandbox. */
  readonly wrap: (open: OpenCommand) => readonly [string, ...string[]];
}

/** Runs programs directly, for systems without bubblewrap. */
export const noSandbox: Sandbox = {
  isClosed: false,
  wrap: ({ command, args }) => [command, ...args],
};

/** The folder with this package and its dependencies; the documents may live elsewhere. */
const RUNNER = path.resolve(import.meta.dirname, '../../../..');

/** An unprivileged user: some servers refuse root, and Linux does not count root's processes. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Linux exempts root from the process limit, in every namespace. */
const isRoot = process.getuid?.() === 0;

/** The process limit is `ulimit -u` in bash and `ulimit -p` in dash. */
function limitProcesses(most: number): string {
  return `{ ulimit -u ${most} 2>/dev/null || ulimit -p ${most}; }`;
}

/** Enters the working directory, sets the process limit and becomes the program. */
const BOUNDED = `cd "$0" && ${limitProcesses(MAX_PROCESSES)}; exec "$@"`;

/** Gives the folder to the unprivileged user, without following links, and continues. */
const WITH_FOLDER = `chown -hR ${NOBODY.uid}:${NOBODY.gid} "$0"; exec "$@"`;

/** Switches to the unprivileged user in a new user namespace, so that only the program's processes count. */
const AS_NOBODY = [
  ...['setpriv', `--reuid=${NOBODY.uid}`, `--regid=${NOBODY.gid}`, '--clear-groups'],
  ...['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`],
];

/** The namespaces of every program, besides its user namespace. */
const NAMESPACES = ['ipc', 'pid', 'net', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`);

const BASE_OPTIONS = [
  // Without capabilities even root cannot unmount the sandbox.
  // In a new session, a signal to the program's process group does not reach bubblewrap.
  ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
  // /run holds the sockets of the machine's servers; a read-only mount would still let programs connect.
  ...['/run', '/dev/shm', ...new Set(['/tmp', '/var/tmp', tmpdir()])].flatMap((folder) => [
    ...['--perms', '1777', '--size', `${MAX_FILE_MIB * 1024 * 1024}`],
    ...['--tmpfs', folder],
  ]),
];

/**
 * Replaces folders that only their owner may enter, such as /root, by empty ones with only the files that programs
 * need.
 */
function openedFolders(needs: readonly string[]): string[] {
  const shown = new Map<string, Set<string>>();
  for (const need of needs) {
    const names = need.split(path.sep).slice(1);
    for (const [depth, name] of names.entries()) {
      const folder = `/${names.slice(0, depth).join('/')}`;
      const { mode = 0o777 } = statSync(folder, { throwIfNoEntry: false }) ?? {};
      if ((mode & 0o001) === 0 && existsSync(path.join(folder, name))) {
        shown.set(folder, (shown.get(folder) ?? new Set()).add(path.join(folder, name)));
      }
    }
  }
  return [...shown]
    .sort(([a], [b]) => a.length - b.length)
    .flatMap(([folder, entries]) => [
      ...['--tmpfs', folder],
      ...[...entries].flatMap((entry) => ['--ro-bind', entry, entry]),
    ]);
}

/**
 * Builds a sandbox with bubblewrap: the machine is read-only, temporary folders are empty, and the program sees
 * only its own processes and loopback. Its processes die with it, and it dies with the runner.
 *
 * @param needs Folders and commands that programs must see, even below a temporary folder.
 * @param isBounded Limit the number of processes; the program then never runs as root, which Linux exempts.
 */
export function bubblewrap(needs: readonly string[], isBounded = false): Sandbox {
  const seen = [RUNNER, ...needs.filter((one) => path.isAbsolute(one))];
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const opened = isBounded && isRoot ? openedFolders([process.execPath, ...onPath, ...seen]) : [];
  return {
    isClosed: true,
    wrap: ({ command, args, cwd, reads = [], hasNetwork = false, isServer = false }) => {
      const open = [...(isServer ? [] : seen), ...reads];
      const isOther = isBounded && isRoot && !isServer;
      const bwrap = [
        ...['bwrap', ...(isOther ? NAMESPACES : ['--unshare-all']), ...BASE_OPTIONS],
        ...(isOther ? ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID', ...opened] : []),
        ...(hasNetwork ? ['--share-net'] : []),
        ...open.flatMap((folder) => ['--ro-bind', folder, folder]),
        // Root without capabilities cannot enter the other user's folder, so the program changes into it later.
        ...['--bind', cwd, cwd, '--chdir', isOther ? '/' : cwd, '--'],
        ...(isOther ? AS_NOBODY : []),
        ...(isBounded ? ['/bin/sh', '-c', BOUNDED, cwd] : []),
        ...[command, ...args],
      ] as const;
      return isOther ? ['/bin/sh', '-c', WITH_FOLDER, cwd, ...bwrap] : bwrap;
    },
  };
}

/** Tells whether bubblewrap works here, for programs and for servers. */
export async function hasSandbox(): Promise<boolean> {
  const [bwrap, ...args] = bubblewrap([]).wrap({ command: 'true', args: [], cwd: tmpdir() });
  const users = isRoot ? [{}, { user: NOBODY }] : [{}];
  const tries = await Promise.all(users.map((user) => run(bwrap, args, user)));
  return tries.every(({ code }) => code === 0);
}

/** What the system offers: no sandbox, a sandbox, or one that also limits the number of processes. */
export type SandboxKind = 'none' | 'unbounded' | 'bounded';

/** Exit status of `timeout` when it cannot fork. */
const NO_PROCESS = 125;

/**
 * Exits with {@link NO_PROCESS} if the process limit counts this program's processes alone; before Linux 5.14 it
 * counted all processes of the user. Exits with 1 if something that programs need is hidden.
 */
const COUNTS = `
for one; do
  if [ -d "$one" ]; then [ -e "$one/." ]; else [ -e "$one" ] || command -v "$one" >/dev/null; fi || exit 1
done
${limitProcesses(8)}; timeout 9 true || exit 1
${limitProcesses(1)}; exec timeout 9 true
`;

/**
 * Finds the strongest sandbox that works here.
 *
 * @param needs Folders that programs read, and the commands that run them.
 */
export async function findSandbox(needs: readonly string[]): Promise<SandboxKind> {
  if (!(await hasSandbox())) {
    return 'none';
  }
  const cwd = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const args = ['-c', COUNTS, 'sh', RUNNER, process.execPath, ...needs];
  const [file, ...words] = bubblewrap(needs, true).wrap({ command: '/bin/sh', args, cwd });
  const { code } = await run(file, words);
  await rm(cwd, { recursive: true, force: true });
  return code === NO_PROCESS ? 'bounded' : 'unbounded';
}
