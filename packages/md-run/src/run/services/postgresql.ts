import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../free-port';
import type { Sandbox } from '../sandbox';
import { readTool } from '../find-tool';
import { output } from '../process';
import { serverFolder, serversWithTemplate, startServer, type User } from './server';
import type { RunningService, Service } from './service';

const HOST = '127.0.0.1';
const ROLE = 'postgres';

/** Debian's folder of installed versions, none of which is on the path. */
const VERSIONS = '/usr/lib/postgresql';

/** No data must survive the server. Automatic statistics are off: they could change query plans at any moment. */
const SETTINGS = [
  ...['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=30'],
  ...[`listen_addresses=${HOST}`, 'unix_socket_directories=', 'timezone=UTC'],
];

/** Finds the commands of the newest installed version. */
async function newestBin(): Promise<string> {
  const versions = await readdir(VERSIONS).catch((): string[] => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0] ?? '';
  return path.join(VERSIONS, newest, 'bin');
}

async function start(
  bin: string,
  template: string,
  sandbox: Sandbox,
  user: User | undefined,
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
    sandbox,
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

export const postgresql: Service = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  detect: async () => {
    const bin = await newestBin();
    const said = await output(path.join(bin, 'postgres'), '--version');
    return readTool('PostgreSQL', /((\d+)\.\d+)/, said, bin);
  },
  open: ({ command: bin }, sandbox) =>
    serversWithTemplate({
      users: ['postgres', 'nobody'],
      make: (folder) => [
        path.join(bin, 'initdb'),
        ...['--no-sync', '--auth=trust', `--username=${ROLE}`],
        ...['--encoding=UTF8', '--locale=C.UTF-8', '-D', folder],
      ],
      start: (template, user) => start(bin, template, sandbox, user),
    }),
};
