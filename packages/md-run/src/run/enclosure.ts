import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_FILE_MIB, MAX_PROCESSES } from '../blocks/execution';
import { run } from './run';

/** Variables through which a program finds its servers; `PATH` stands before that of the machine. */
export type Surroundings = Readonly<Record<string, string>>;

/** A program as it would be started on the machine itself. */
interface OpenCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** The folder in which it starts, the only one of the machine that it may write to. */
  readonly cwd: string;
  /** Folders among temporary ones that it reads. */
  readonly reads?: readonly string[];
  /** Whether it is a server: it reads no code of ours, and as another user it may not see where that is. */
  readonly isServer?: boolean;
  /** Whether it has the machine's network instead of a loopback of its own: servers listen there. */
  readonly hasNetwork?: boolean;
}

/** What keeps the programs of blocks away from the rest of the machine. */
export interface Enclosure {
  /** Whether there are walls; without them the tree is compared afterwards. */
  readonly isClosed: boolean;
  /** The command line that executes a program behind the walls. */
  readonly enclose: (open: OpenCommand) => readonly [string, ...string[]];
}

/** Executes programs as they are, where the system has no walls to offer. */
export const noEnclosure: Enclosure = {
  isClosed: false,
  enclose: ({ command, args }) => [command, ...args],
};

/** The repository whose runner this is; it need not be the one whose notes are executed. */
const RUNNER = fileURLToPath(new URL('../../../..', import.meta.url));

/** A user other than root, as whom servers run that refuse root, and programs that are counted. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Whether the runner is root, whose processes Linux does not count, in whatever namespace they are. */
const isRoot = process.getuid?.() === 0;

/** Some shells name the number of processes with one letter, some with another. */
function limitProcesses(most: number): string {
  return `{ ulimit -u ${most} 2>/dev/null || ulimit -p ${most}; }`;
}

/** Enters a folder, keeps the number of processes within bounds and goes on as the program. */
const BOUNDED = `cd "$0" && ${limitProcesses(MAX_PROCESSES)}; exec "$@"`;

/** Hands a folder over, but not what its links lead to, and goes on. */
const WITH_FOLDER = `chown -hR ${NOBODY.uid}:${NOBODY.gid} "$0"; exec "$@"`;

/** Goes on as another user than root, in a namespace of its own, whose processes alone are counted. */
const AS_NOBODY = [
  ...['setpriv', `--reuid=${NOBODY.uid}`, `--regid=${NOBODY.gid}`, '--clear-groups'],
  ...['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`],
];

/** What separates a program from the machine, beside a user namespace. */
const NAMESPACES = ['ipc', 'pid', 'net', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`);

const WALLS = [
  // Root without its privileges cannot take down the walls.
  // In a session of its own: a signal to the group of a program does not reach the walls.
  ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
  // Sockets of the machine's own servers lie in /run: a read-only view would not keep programs from them.
  ...['/run', '/dev/shm', ...new Set(['/tmp', '/var/tmp', tmpdir()])].flatMap((folder) => [
    ...['--perms', '1777', '--size', `${MAX_FILE_MIB * 1024 * 1024}`],
    ...['--tmpfs', folder],
  ]),
];

/**
 * In the place of folders that their owner alone may enter, of root above all, others with nothing but what
 * programs need of them.
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
 * The walls of bubblewrap. A program sees the machine read-only, temporary folders of its own, no process but
 * its own, and a loopback of its own. All of its processes die with it, and it dies with the runner.
 *
 * @param needs Folders that programs may read although they may lie among temporary ones, and their commands.
 * @param isBounded Bound the number of processes of each program; it then is never root, whose are not counted.
 */
export function walls(needs: readonly string[], isBounded = false): Enclosure {
  const seen = [RUNNER, ...needs.filter((one) => path.isAbsolute(one))];
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const opened = isBounded && isRoot ? openedFolders([process.execPath, ...onPath, ...seen]) : [];
  return {
    isClosed: true,
    enclose: ({ command, args, cwd, reads = [], hasNetwork = false, isServer = false }) => {
      const open = [...(isServer ? [] : seen), ...reads];
      const isOther = isBounded && isRoot && !isServer;
      const bwrap = [
        ...['bwrap', ...(isOther ? NAMESPACES : ['--unshare-all']), ...WALLS],
        ...(isOther ? ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID', ...opened] : []),
        ...(hasNetwork ? ['--share-net'] : []),
        ...open.flatMap((folder) => ['--ro-bind', folder, folder]),
        // Root without its privileges may not enter the folder of another user.
        ...['--bind', cwd, cwd, '--chdir', isOther ? '/' : cwd, '--'],
        ...(isOther ? AS_NOBODY : []),
        ...(isBounded ? ['/bin/sh', '-c', BOUNDED, cwd] : []),
        ...[command, ...args],
      ] as const;
      return isOther ? ['/bin/sh', '-c', WITH_FOLDER, cwd, ...bwrap] : bwrap;
    },
  };
}

/** Whether bubblewrap is there and may build its walls, for servers as well. */
export async function hasWalls(): Promise<boolean> {
  const [bwrap, ...args] = walls([]).enclose({ command: 'true', args: [], cwd: tmpdir() });
  const users = isRoot ? [{}, { user: NOBODY }] : [{}];
  const tries = await Promise.all(users.map((user) => run(bwrap, args, user)));
  return tries.every(({ code }) => code === 0);
}

/** What the system offers: nothing, walls, or walls behind which the number of processes is bounded. */
export type Walls = 'none' | 'unbounded' | 'bounded';

/** What `timeout` answers when it cannot have a process. */
const NO_PROCESS = 125;

/**
 * Ends with {@link NO_PROCESS} where the bound counts the processes of this program and no other ones: before
 * Linux 5.14 it counted all of a user's. All that programs need must be seen.
 */
const COUNTS = `
for one; do
  if [ -d "$one" ]; then [ -e "$one/." ]; else [ -e "$one" ] || command -v "$one" >/dev/null; fi || exit 1
done
${limitProcesses(8)}; timeout 9 true || exit 1
${limitProcesses(1)}; exec timeout 9 true
`;

/**
 * Finds out what there is behind which programs can be executed.
 *
 * @param needs Folders that programs read, and commands that execute them.
 */
export async function findWalls(needs: readonly string[]): Promise<Walls> {
  if (!(await hasWalls())) {
    return 'none';
  }
  const cwd = await mkdtemp(path.join(tmpdir(), 'walls-'));
  const args = ['-c', COUNTS, 'sh', RUNNER, process.execPath, ...needs];
  const [file, ...words] = walls(needs, true).enclose({ command: '/bin/sh', args, cwd });
  const { code } = await run(file, words);
  await rm(cwd, { recursive: true, force: true });
  return code === NO_PROCESS ? 'bounded' : 'unbounded';
}
