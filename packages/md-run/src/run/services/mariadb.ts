import path from 'node:path';
import { freePort } from '../free-port';
import { finder } from '../find-tool';
import { output } from '../process';
import { HOST, type Service } from './service';

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

export const mariadb: Service = {
  name: 'MariaDB',
  packages: ['mariadb-server'],
  detect: finder('MariaDB', /((\d+\.\d+)\.\d+)-MariaDB/, '/usr/sbin/mariadbd', '--version'),
  users: ['mysql', 'nobody'],
  template: (_server, folder) => [
    'mariadb-install-db',
    ...[...FILES, '--auth-root-authentication-method=normal', `--datadir=${folder}`],
  ],
  launch: async (server, folder) => {
    const port = `${await freePort()}`;
    const socket = path.join(folder, 'socket');
    const place = [`--datadir=${folder}`, `--port=${port}`, `--socket=${socket}`];
    const client = ['--no-defaults', '-h', HOST, '-P', port, '-u', 'root'];
    const create = `CREATE DATABASE IF NOT EXISTS ${DATABASE}`;
    return {
      command: [server, ...FILES, ...SETTINGS, ...place],
      signal: 'KILL',
      isReady: async () => (await output('mariadb', ...client, '-e', create)) !== undefined,
      env: {
        DATABASE_URL: `mariadb://root@${HOST}:${port}/${DATABASE}`,
        // For a client that a client starts: the command below is not on its path.
        MYSQL_HOST: HOST,
        MYSQL_TCP_PORT: port,
        MYSQL_UNIX_PORT: socket,
      },
      commands: { mariadb: `exec mariadb ${client.join(' ')} -D ${DATABASE} "$@"` },
    };
  },
};
