import { freePort } from '../free-port';
import { finder } from '../find-tool';
import { output } from '../process';
import { HOST, type Service } from './service';

export const redis: Service = {
  name: 'Redis',
  packages: ['redis-server', 'redis-tools'],
  detect: finder('Redis', /v=((\d+\.\d+)\.\d+)/, 'redis-server', '--version'),
  launch: async (server, folder) => {
    const port = `${await freePort()}`;
    const place = ['--port', port, '--bind', HOST, '--dir', folder];
    return {
      command: [server, ...place, '--save', '', '--daemonize', 'no'],
      signal: 'KILL',
      isReady: async () => (await output('redis-cli', '-p', port, 'PING')) === 'PONG',
      env: { REDIS_URL: `redis://${HOST}:${port}`, REDIS_PORT: port },
      // A -p or -h in a note comes later and wins.
      commands: { 'redis-cli': `exec redis-cli -h ${HOST} -p ${port} "$@"` },
    };
  },
};
