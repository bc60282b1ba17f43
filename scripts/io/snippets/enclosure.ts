import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MAX_FILE_MIB } from '../../../lib/snippets/execution';
import { run } from '../run';

/** Variables through which a program finds its servers; `PATH` stands before that of the machine. */
export type Surroundings = Readonly<Record<string, string>>;

/** Whether a program is told of servers. */
export function knowsServers(surroundings: Surroundings): boolean {
  return Object.keys(surroundings).length > 0;
}

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
const RUNNER = fileURLToPath(new URL('../../..', import.meta.url));

/** A user other than root, as whom servers run that refuse root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

const WALLS = [
  // Root without its privileges cannot take down the walls.
  // In a session of its own: a signal to the group of a program does not reach the walls.
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
  // Sockets of the machine's own servers lie in /run: a read-only view would not keep programs from them.
  ...['/run', ...new Set(['/tmp', '/var/tmp', tmpdir()])].flatMap((folder) => [
    ...['--size', `${MAX_FILE_MIB * 1024 * 1024}`],
    ...['--tmpfs', folder],
  ]),
];

/**
 * The walls of bubblewrap. A program sees the machine read-only, temporary folders of its own, no process but
 * its own, and a loopback of its own. All of its processes die with it, and it dies with the runner.
 *
 * @param shown Folders that programs may read although they may lie among temporary ones.
 */
export function walls(shown: readonly string[]): Enclosure {
  return {
    isClosed: true,
    enclose: ({ command, args, cwd, reads = [], hasNetwork = false, isServer = false }) => [
      'bwrap',
      ...WALLS,
      ...(hasNetwork ? ['--share-net'] : []),
      ...[...(isServer ? [] : [RUNNER, ...shown]), ...reads].flatMap((folder) => [
        '--ro-bind',
        folder,
        folder,
      ]),
      ...['--bind', cwd, cwd, '--chdir', cwd, '--', command, ...args],
    ],
  };
}

/** Whether bubblewrap is there and may build its walls, for servers as well. */
export async function hasWalls(): Promise<boolean> {
  const [bwrap, ...args] = walls([]).enclose({ command: 'true', args: [], cwd: tmpdir() });
  const users = process.getuid?.() === 0 ? [{}, { user: NOBODY }] : [{}];
  const tries = await Promise.all(users.map((user) => run(bwrap, args, user)));
  return tries.every(({ code }) => code === 0);
}
