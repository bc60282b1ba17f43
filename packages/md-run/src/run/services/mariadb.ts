import path from 'node:path';
import type { Sandbox } from '../sandbox';
import { freePort } from '../free-port';
import { finder } from '../find-tool';
import { output } from '../process';
import { serverFolder, serversWithTemplate, startServer, type User } from './server';
import type { RunningService, Service } from './service';

const HOST = '127.0.0.1';

/** The database that blocks start in. */
const DATABASE = 'test';

/** Small files, because each server gets a copy, and none of the machine's own settings. */
const FILES = [
  '--no-defaults',
  '--innodb-log-file-size=4M',
  '--innodb-data-file-path=ibdata1:4M:autoextend',
];
const SETTINGS = [
  ...['--innodb-flush-log-at-trx-commit=0', '--innodb-use-native-aio=0', '--skip-log-bin'],
  ...[`--bind-address=${HOST}`, '--default-time-zone=+00:00', '--character-set-server=utf8mb4'],
];

async function start(
  command: string,
  template: string,
  sandbox: Sandbox,
  user: User | undefined,
): Promise<RunningService> {
  const port = `${await freePort()}`;
  const folder = await serverFolder(user);
  const socket = path.join(folder, 'socket');
  const place = [`--datadir=${folder}`, `--port=${port}`, `--socket=${socket}`];
  const client = `mariadb --no-defaults -h ${HOST} -P ${port} -u root`;
  const { stop } = await startServer({
    command: '/bin/sh',
    args: ['-c', 'cp -a "$0/." . && exec "$@"', template, command, ...FILES, ...SETTINGS, ...place],
    folder,
    template,
    sandbox,
    signal: 'KILL',
    user,
    isReady: async () => {
      const create = `CREATE DATABASE IF NOT EXISTS ${DATABASE}`;
      const [program = '', ...args] = client.split(' ');
      return (await output(program, ...args, '-e', create)) !== undefined;
    },
  });
  return {
    env: {
      DATABASE_URL: `mariadb://root@${HOST}:${port}/${DATABASE}`,
      MYSQL_HOST: HOST,
      MYSQL_TCP_PORT: port,
      MYSQL_UNIX_PORT: socket,
    },
    commands: {
      mariadb: `exec ${client} -D ${DATABASE} "$@"`,
      mysql: `exec ${client} -D ${DATABASE} "$@"`,
    },
    stop,
  };
}

export const mariadb: Service = {
  name: 'MariaDB',
  packages: ['mariadb-server'],
  detect: finder('MariaDB', /((\d+\.\d+)\.\d+)-MariaDB/, '/usr/sbin/mariadbd', '--version'),
  open: ({ command }, sandbox) =>
    serversWithTemplate({
      users: ['mysql', 'nobody'],
      make: (folder) => [
        'mariadb-install-db',
        ...[...FILES, '--auth-root-authentication-method=normal', `--datadir=${folder}`],
      ],
      start: (template, user) => start(command, template, sandbox, user),
    }),
};
