import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listFiles } from '../../scripts/io/files';
import { deployRequirements } from '../../lib/snippets/requirements';
import { unmetRequirements } from '../../scripts/io/snippets/toolchains';
import { HEADERS_FILE, readHeaders } from '../../lib/export/headers';
import { describeWith } from '../support/tools';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A site exported without a path, which is all that `out/` need be here; nginx knows no more of it. */
const OUT = 'out';

const missing = await unmetRequirements(deployRequirements);

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

describeWith('deploy/nginx.conf', missing, () => {
  describe.each([
    { at: '맨 위', sitePath: '' },
    { at: '하위 경로', sitePath: '/notes' },
  ])('$at', ({ sitePath }) => {
    let folder = '';
    let origin = '';
    let server: ChildProcess | undefined;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
      const site = path.join(folder, 'www', sitePath);
      mkdirSync(path.dirname(site), { recursive: true });
      cpSync(OUT, site, { recursive: true });
      const home = readFileSync(path.join(site, 'index.html'));
      writeFileSync(path.join(site, 'index.html.br'), brotliCompressSync(home));
      writeFileSync(path.join(site, 'index.html.gz'), gzipSync(home));
      const port = await freePort();
      origin = `http://localhost:${port}`;
      const conf = readFileSync('deploy/nginx.conf', 'utf8')
        .replace('listen 80;', `listen ${port};`)
        .replace('/srv/www/_nginx/headers.conf', `/srv/www${sitePath}/_nginx/headers.conf`)
        .replace('error_page 404 /404.html', `error_page 404 ${sitePath}/404.html`)
        .replaceAll('/srv/www', path.join(folder, 'www'));
      writeFileSync(path.join(folder, 'site.conf'), conf);
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
        `  include ${folder}/site.conf;`,
        '}',
      ];
      writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
      const args = ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
      execFileSync(NGINX, ['-t', ...args], { stdio: 'pipe' });
      server = spawn(NGINX, args, { stdio: 'ignore' });
      await vi.waitFor(() => fetch(origin), { timeout: 10_000 });
    }, 60_000);

    afterAll(() => {
      server?.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    });

    const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${origin}${sitePath}${address}`, { redirect: 'manual', headers });

    test('내보낸 모든 파일이 제 주소에 있다', async () => {
      const wrong: string[] = [];
      for (const file of await listFiles(OUT, '.')) {
        if (file === HEADERS_FILE || file.startsWith('_nginx/') || file === '404.html') {
          continue;
        }
        const address = `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
        const response = await get(encodeURI(address));
        const bytes = Buffer.from(await response.arrayBuffer());
        if (response.status !== 200 || !bytes.equals(readFileSync(path.join(OUT, file)))) {
          wrong.push(`${response.status} ${address}`);
        }
      }
      expect(wrong).toEqual([]);
    }, 60_000);

    test.each([
      ['/index.html', '/'],
      ['/search.html', '/search'],
      ['/search/', '/search'],
      ['/search/?q=1', '/search?q=1'],
      ['/search.html?q=1', '/search?q=1'],
    ])('%s → 301 %s', async (address, target) => {
      const { status, headers } = await get(address);
      expect([status, headers.get('location')]).toEqual([301, `${sitePath}${target}`]);
    });

    test.each([
      '/nowhere',
      '/no/where/',
      '/404.html',
      '/_headers',
      '/_nginx/headers.conf',
      '/_next/',
    ])('%s → 404와 사이트의 404 페이지', async (address) => {
      let response = await get(address);
      if (response.status === 301) {
        response = await get(address.replace(/\/$/, ''));
      }
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(readFileSync(path.join(OUT, '404.html'), 'utf8'));
    });

    test.each(['/', '/search', '/nowhere', '/search/', '/_search/manifest.json'])(
      '%s에 빌드가 적은 헤더가 모두 있다',
      async (address) => {
        const { headers } = await get(address);
        const expected = readHeaders(readFileSync(path.join(OUT, HEADERS_FILE), 'utf8'));
        expect(expected.length).toBeGreaterThan(3);
        expect(expected.map(([name]) => [name, headers.get(name)])).toEqual(expected);
      },
    );

    test('주소가 내용에 따라 바뀌는 파일만 오래 둔다', async () => {
      const files = await listFiles(OUT, '.');
      const cache = async (file: string): Promise<string | null> =>
        (await get(`/${file}`)).headers.get('cache-control');
      const script = files.find((file) => /^_next\/static\/.*\.js$/.test(file)) ?? '';
      const shard = files.find((file) => /^_search\/[^/]+\//.test(file)) ?? '';
      expect(await cache(script)).toBe('public, max-age=31536000, immutable');
      expect(await cache(shard)).toBe('public, max-age=31536000, immutable');
      expect(await cache('_search/manifest.json')).toBe('no-cache');
      expect(await cache('')).toBe('no-cache');
    });

    test.each(['br', 'gzip'])('미리 압축한 것을 %s로 준다', async (encoding) => {
      const response = await get('/', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(readFileSync(path.join(OUT, 'index.html'), 'utf8'));
    });

    test('바뀌지 않은 페이지는 다시 보내지 않는다', async () => {
      const { headers } = await get('/search');
      const again = await get('/search', { 'if-none-match': headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    });
  });
});
