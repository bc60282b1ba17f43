import { access, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../run';
import type { Enclosure } from '../enclosure';
import { output } from '../process';
import { freePort, serverFolder, serverUser, startServer, type User } from './server';
import type { RunningService, Service, ServiceSession } from './service';

const HOST = '127.0.0.1';
const ROLE = 'postgres';

/** Where Debian keeps the versions it has installed, none of them on the path. */
const VERSIONS = '/usr/lib/postgresql';

/** Nothing has to survive its server, and statistics that come at a moment of their own would change plans. */
const SETTINGS = [
  ...['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=30'],
  ...[`listen_addresses=${HOST}`, 'unix_socket_directories=', 'timezone=UTC'],
];

async function findBin(): Promise<string | undefined> {
  const versions = await readdir(VERSIONS).catch((): string[] => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0] ?? '';
  const bin = path.join(VERSIONS, newest, 'bin');
  return access(path.join(bin, 'postgres')).then(
    () => bin,
    () => undefined,
  );
}

/** Makes the data of a new server, of which each server gets a copy. */
async function makeTemplate(bin: string, user: User | undefined): Promise<string> {
  const folder = await serverFolder(user);
  const options = ['--no-sync', '--auth=trust', `--username=${ROLE}`];
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const initdb = path.join(bin, 'initdb');
  const made = await run(initdb, [...options, ...locale, '-D', folder], {
    cwd: folder,
    ...(user && { user }),
  });
  if (made.code !== 0) {
    throw new Error(`initdb fails:\n${made.output.trim()}`);
  }
  return folder;
}

async function start(
  bin: string,
  template: string,
  enclosure: Enclosure,
  user?: User,
): Promise<RunningService> {
  const port = `${await freePort()}`;
  const folder = await serverFolder(user);
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const copyAndRun = 'cp -a "$0/." . && exec "$@"';
  const postgres = [path.join(bin, 'postgres'), '-D', folder, '-p', port, ...settings];
  const { stop } = await startServer({
    command: '/bin/sh',
    args: ['-c', copyAndRun, template, ...postgres],
    folder,
    template,
    enclosure,
    signal: 'QUIT',
    user,
    isReady: async () =>
      (await output(path.join(bin, 'pg_isready'), '-h', HOST, '-p', port, '-U', ROLE)) !==
      undefined,
  });
  return {
    env: {
      DATABASE_URL: `postgres://${ROLE}@${HOST}:${port}/${ROLE}`,
      PGHOST: HOST,
      PGPORT: port,
      PGUSER: ROLE,
      PGDATABASE: ROLE,
      PATH: bin,
    },
    commands: {},
    stop,
  };
}

function openPostgresql(bin: string, enclosure: Enclosure): ServiceSession {
  let template: Promise<string> | undefined;
  let user: User | undefined;
  return {
    start: async () => {
      user ??= await serverUser(['postgres', 'nobody']);
      template ??= makeTemplate(bin, user);
      return start(bin, await template, enclosure, user);
    },
    close: async () => {
      const made = await template?.catch(() => undefined);
      if (made !== undefined) {
        await rm(made, { recursive: true, force: true });
      }
    },
  };
}

export const postgresql: Service = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  detect: async () => {
    const bin = await findBin();
    const said = bin && (await output(path.join(bin, 'postgres'), '--version'));
    const [, version, major] = /((\d+)\.\d+)/.exec(said ?? '') ?? [];
    return bin === undefined || version === undefined || major === undefined
      ? undefined
      : { label: `PostgreSQL ${major}`, version, command: bin };
  },
  open: ({ command }, enclosure) => openPostgresql(command, enclosure),
};
