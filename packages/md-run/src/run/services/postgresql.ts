import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../free-port';
import { readTool } from '../find-tool';
import { output } from '../process';
import { HOST, type Service } from './service';

const ROLE = 'postgres';

/** Debian's folder of installed versions, none of which is on the path. */
const VERSIONS = '/usr/lib/postgresql';

/** No data must survive the server. Automatic statistics are off: they could change query plans at any moment. */
const SETTINGS = [
  ...['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=30'],
  ...[`listen_addresses=${HOST}`, 'unix_socket_directories=', 'timezone=UTC'],
].flatMap((setting) => ['-c', setting]);

async function newestBin(): Promise<string> {
  const versions = await readdir(VERSIONS).catch((): string[] => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0] ?? '';
  return path.join(VERSIONS, newest, 'bin');
}

export const postgresql: Service = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  detect: async () => {
    const bin = await newestBin();
    const said = await output(path.join(bin, 'postgres'), '--version');
    return readTool('PostgreSQL', /((\d+)\.\d+)/, said, bin);
  },
  users: ['postgres', 'nobody'],
  template: (bin, folder) => [
    path.join(bin, 'initdb'),
    ...['--no-sync', '--auth=trust', `--username=${ROLE}`],
    ...['--encoding=UTF8', '--locale=C.UTF-8', '-D', folder],
  ],
  launch: async (bin, folder) => {
    const port = `${await freePort()}`;
    const ask = [path.join(bin, 'pg_isready'), '-h', HOST, '-p', port, '-U', ROLE] as const;
    return {
      command: [path.join(bin, 'postgres'), '-D', folder, '-p', port, ...SETTINGS],
      signal: 'QUIT',
      isReady: async () => (await output(...ask)) !== undefined,
      env: {
        DATABASE_URL: `postgres://${ROLE}@${HOST}:${port}/${ROLE}`,
        ...{ PGHOST: HOST, PGPORT: port, PGUSER: ROLE, PGDATABASE: ROLE, PATH: bin },
      },
    };
  },
};
