import type { Sandbox } from '../sandbox';
import { freePort } from '../free-port';
import { finder } from '../find-tool';
import { output } from '../process';
import { serverFolder, startServer } from './server';
import type { RunningService, Service } from './service';

const HOST = '127.0.0.1';

async function start(command: string, sandbox: Sandbox): Promise<RunningService> {
  const port = await freePort();
  const folder = await serverFolder();
  const { stop } = await startServer({
    command,
    args: ['--port', `${port}`, '--bind', HOST, '--dir', folder, '--save', '', '--daemonize', 'no'],
    folder,
    sandbox,
    signal: 'KILL',
    isReady: async () => (await output('redis-cli', '-p', `${port}`, 'PING')) === 'PONG',
  });
  return {
    env: { REDIS_URL: `redis://${HOST}:${port}`, REDIS_PORT: `${port}` },
    // A -p or -h in a note comes later and wins.
    commands: { 'redis-cli': `exec redis-cli -h ${HOST} -p ${port} "$@"` },
    stop,
  };
}

export const redis: Service = {
  name: 'Redis',
  packages: ['redis-server', 'redis-tools'],
  detect: finder('Redis', /v=((\d+\.\d+)\.\d+)/, 'redis-server', '--version'),
  open: ({ command }, sandbox) => ({ start: () => start(command, sandbox) }),
};
