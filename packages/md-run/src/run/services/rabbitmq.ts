import { randomUUID } from 'node:crypto';
import { chown, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../free-port';
import type { Sandbox } from '../sandbox';
import { readTool } from '../find-tool';
import { serverFolder, serverUser, startServer, type User } from './server';
import type { RunningService, Service } from './service';

const HOST = '127.0.0.1';
const NODE = 'rabbit@localhost';

/** Debian's folder of the server and its commands; the ones on the path demand to run as root or `rabbitmq`. */
const HOME = '/usr/lib/rabbitmq';

/**
 * Runs the server together with Erlang's name service, which would otherwise stay behind as a daemon. The server
 * gets a process group of its own: on a signal, its start script would begin an orderly shutdown.
 */
const KEEPER = `
epmd -port "$ERL_EPMD_PORT" -address ${HOST} & epmd=$!
setsid "$0" & server=$!
trap 'kill -KILL "$epmd" "-$server"' TERM
wait "$server"
kill -KILL "$epmd"; wait
`;

/** Writes the configuration that the server reads from its folder. */
async function writeSettings(
  folder: string,
  ports: { amqp: number; api: number },
  user: User | undefined,
): Promise<void> {
  // As Erlang terms: the other format, for people, takes longer to read at each start.
  const settings = [
    `{rabbit, [{tcp_listeners, [{"${HOST}", ${ports.amqp}}]}, {log, [{console, [{enabled, true}, {level, warning}]}, {file, [{file, false}]}]}]}`,
    `{rabbitmq_management, [{tcp_config, [{ip, "${HOST}"}, {port, ${ports.api}}]}]}`,
  ];
  for (const [name, text] of [
    ['advanced.config', `[${settings.join(', ')}].\n`],
    ['enabled_plugins', '[rabbitmq_management].\n'],
  ] as const) {
    const file = path.join(folder, name);
    await writeFile(file, text);
    if (user) {
      await chown(file, user.uid, user.gid);
    }
  }
}

async function start(bin: string, sandbox: Sandbox): Promise<RunningService> {
  const user = await serverUser(['rabbitmq', 'nobody']);
  const folder = await serverFolder(user);
  const [amqp, api, nodes, names] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  await writeSettings(folder, { amqp, api }, user);
  const cookie = randomUUID();
  const management = `http://${HOST}:${api}`;
  const { stop } = await startServer({
    command: '/bin/sh',
    args: ['-c', KEEPER, path.join(bin, 'rabbitmq-server')],
    folder,
    sandbox,
    env: {
      ERL_EPMD_PORT: `${names}`,
      RABBITMQ_CONF_ENV_FILE: '/dev/null',
      RABBITMQ_ADVANCED_CONFIG_FILE: path.join(folder, 'advanced.config'),
      RABBITMQ_CONFIG_FILE: path.join(folder, 'none.conf'),
      RABBITMQ_DIST_PORT: `${nodes}`,
      RABBITMQ_ENABLED_PLUGINS_FILE: path.join(folder, 'enabled_plugins'),
      RABBITMQ_ERLANG_COOKIE: cookie,
      RABBITMQ_LOG_BASE: folder,
      RABBITMQ_MNESIA_BASE: path.join(folder, 'mnesia'),
      RABBITMQ_NODENAME: NODE,
      // One scheduler is enough, and no other node may connect from outside.
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `+S 1:1 -kernel inet_dist_use_interface {${HOST.replaceAll('.', ',')}}`,
    },
    signal: 'TERM',
    user,
    isReady: () =>
      fetch(`${management}/api/health/checks/port-listener/${amqp}`, {
        headers: { authorization: `Basic ${Buffer.from('guest:guest').toString('base64')}` },
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  const node = `RABBITMQ_ERLANG_COOKIE=${cookie} ERL_EPMD_PORT=${names}`;
  const control = ['rabbitmqctl', 'rabbitmq-diagnostics', 'rabbitmq-queues'].map(
    (name) => [name, `${node} exec ${path.join(bin, name)} -n ${NODE} "$@"`] as const,
  );
  return {
    env: {
      AMQP_URL: `amqp://guest:guest@${HOST}:${amqp}`,
      RABBITMQ_API: `${management}/api`,
    },
    commands: {
      rabbitmqadmin: `exec rabbitmqadmin -H ${HOST} -P ${api} "$@"`,
      ...Object.fromEntries(control),
    },
    stop,
  };
}

export const rabbitmq: Service = {
  name: 'RabbitMQ',
  packages: ['rabbitmq-server'],
  detect: async () => {
    const folders = await readdir(path.join(HOME, 'lib')).catch((): string[] => []);
    const version = /^rabbitmq_server-((\d+\.\d+)\.\d+)$/m;
    return readTool('RabbitMQ', version, folders.join('\n'), path.join(HOME, 'bin'));
  },
  open: ({ command }, sandbox) => ({ start: () => start(command, sandbox) }),
};
