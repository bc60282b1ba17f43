import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../free-port';
import { readTool } from '../find-tool';
import { HOST, type Service } from './service';

const NODE = 'rabbit@localhost';

/** Debian's folder of the server and its commands; the ones on the path demand to run as root or `rabbitmq`. */
const HOME = '/usr/lib/rabbitmq';

const CONFIG = 'advanced.config';
const PLUGINS = 'enabled_plugins';

/**
 * Writes the configuration, and runs the server together with Erlang's name service, which would otherwise stay
 * behind as a daemon. The server gets a process group of its own: on a signal, its start script would begin an orderly
 * shutdown.
 */
const KEEPER = `
printf '%s' "$1" >${CONFIG}
printf '[rabbitmq_management].' >${PLUGINS}
epmd -port "$ERL_EPMD_PORT" -address ${HOST} & epmd=$!
setsid "$0" & server=$!
trap 'kill -KILL "$epmd" "-$server"' TERM
wait "$server"
kill -KILL "$epmd"; wait
`;

/** The configuration as Erlang terms: the other format, for people, takes longer to read at each start. */
function config(amqp: number, api: number): string {
  const log = '[{console, [{enabled, true}, {level, warning}]}, {file, [{file, false}]}]';
  const rabbit = `{rabbit, [{tcp_listeners, [{"${HOST}", ${amqp}}]}, {log, ${log}}]}`;
  return `[${rabbit}, {rabbitmq_management, [{tcp_config, [{ip, "${HOST}"}, {port, ${api}}]}]}].`;
}

export const rabbitmq: Service = {
  name: 'RabbitMQ',
  packages: ['rabbitmq-server'],
  detect: async () => {
    const folders = await readdir(path.join(HOME, 'lib')).catch((): string[] => []);
    const version = /^rabbitmq_server-((\d+\.\d+)\.\d+)$/m;
    return readTool('RabbitMQ', version, folders.join('\n'), path.join(HOME, 'bin'));
  },
  users: ['rabbitmq', 'nobody'],
  launch: async (bin, folder) => {
    const [amqp, api] = [await freePort(), await freePort()];
    const [nodes, names] = [await freePort(), await freePort()];
    const cookie = randomUUID();
    const management = `http://${HOST}:${api}/api`;
    const node = `RABBITMQ_ERLANG_COOKIE=${cookie} ERL_EPMD_PORT=${names}`;
    return {
      command: ['/bin/sh', '-c', KEEPER, path.join(bin, 'rabbitmq-server'), config(amqp, api)],
      settings: {
        ERL_EPMD_PORT: `${names}`,
        RABBITMQ_CONF_ENV_FILE: '/dev/null',
        RABBITMQ_ADVANCED_CONFIG_FILE: path.join(folder, CONFIG),
        RABBITMQ_CONFIG_FILE: path.join(folder, 'none.conf'),
        RABBITMQ_DIST_PORT: `${nodes}`,
        RABBITMQ_ENABLED_PLUGINS_FILE: path.join(folder, PLUGINS),
        RABBITMQ_ERLANG_COOKIE: cookie,
        RABBITMQ_LOG_BASE: folder,
        RABBITMQ_MNESIA_BASE: path.join(folder, 'mnesia'),
        RABBITMQ_NODENAME: NODE,
        // One scheduler is enough, and no other node may connect from outside.
        RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `+S 1:1 -kernel inet_dist_use_interface {${HOST.replaceAll('.', ',')}}`,
      },
      signal: 'TERM',
      isReady: () =>
        fetch(`${management}/health/checks/port-listener/${amqp}`, {
          headers: { authorization: `Basic ${Buffer.from('guest:guest').toString('base64')}` },
        }).then(
          ({ ok }) => ok,
          () => false,
        ),
      env: { AMQP_URL: `amqp://guest:guest@${HOST}:${amqp}`, RABBITMQ_API: management },
      commands: {
        rabbitmqadmin: `exec rabbitmqadmin -H ${HOST} -P ${api} "$@"`,
        rabbitmqctl: `${node} exec ${path.join(bin, 'rabbitmqctl')} -n ${NODE} "$@"`,
      },
    };
  },
};
