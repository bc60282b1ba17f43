import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, run } from 'md-run/process';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** How often a server that has just been started is asked, and how long is waited between (ms). */
const TRIES = 100;
const WAIT_MS = 50;

/** A running nginx; `stop` ends it. */
export interface Nginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs nginx with `docs/hosts/nginx.conf`, as its page says, on a free port.
 *
 * @param root Absolute path of the folder that holds the site, below the site's own path.
 * @param sitePath The site's own path, such as `/notes`; empty at the top.
 * @throws Error with what nginx says of a configuration that it does not take.
 */
export async function startNginx(root: string, sitePath: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = (await readFile('docs/hosts/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen ${port};`)
    .replace('/srv/www/_nginx/headers.conf', `/srv/www${sitePath}/_nginx/headers.conf`)
    .replace('error_page 404 /404.html', `error_page 404 ${sitePath}/404.html`)
    .replaceAll('/srv/www', root);
  const main = [
    `load_module ${BROTLI};`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off;`,
    'events {}',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${folder}/${name};`,
    ),
    site,
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, main.join('\n'));
  const args = ['-c', file, '-e', path.join(folder, 'error.log')];
  const { code, output } = await run(NGINX, ['-t', ...args]);
  if (code !== 0) {
    throw new Error(output);
  }
  const server = spawn(NGINX, args, { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    const ended = once(server, 'close');
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      await fetch(origin);
      return { origin, stop };
    } catch {
      await setTimeout(WAIT_MS);
    }
  }
  await stop();
  throw new Error(`${NGINX}: ${origin}에서 대답하지 않는다.`);
}
