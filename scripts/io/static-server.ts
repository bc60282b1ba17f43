import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { refuse } from '../../lib/faults/fault';
import { HEADERS_FILE, readHeaders } from '../../lib/export/headers';
import { PAGES_FILE } from '../../lib/vocabulary/export-names';
import { decodeAddress } from '../../lib/addresses/decode-address';
import { canonicalRoute } from '../../lib/addresses/nearest';

/** Number of ports to try after a busy one. */
const PORT_TRIES = 20;

/** Files fetched by scripts whose content changes under the same address. */
const REVALIDATED = [PAGES_FILE, '_search/manifest.json'];

/** Folders of files with a hash of their content in the address. */
const HASHED_FOLDERS = ['_next/static/**', '_site/**', '_search/*/**'];

function cacheControl(source: string, value: string) {
  return { source, headers: [{ key: 'Cache-Control', value }] };
}

async function listen(server: Server, port: number): Promise<boolean> {
  try {
    await once(server.listen(port), 'listening');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      return false;
    }
    throw error;
  }
}

/**
 * Returns the address to redirect to: below the base path, without trailing slash and `.html`; `undefined` for an
 * address in that form.
 *
 * @example
 * redirectTarget('/notes/docs/?q=1', '/notes')  // '/notes/docs?q=1'
 * redirectTarget('/docs.html', '')              // '/docs'
 */
export function redirectTarget(url: string, basePath: string): string | undefined {
  const at = url.indexOf('?');
  const [path, query] = at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
  if (path !== basePath && !path.startsWith(`${basePath}/`)) {
    return `${basePath}/`;
  }
  // Two leading slashes would name another host.
  const route = canonicalRoute(path.slice(basePath.length).replace(/^[/\\]+/, '/'));
  const address = `${basePath}${route === '/' ? '' : route}` || '/';
  const isHome = path === basePath || path === `${basePath}/`;
  return isHome || address === path
    ? undefined
    : `${address}${query === undefined ? '' : `?${query}`}`;
}

/** Longest file name of a file system, in bytes. */
const MAX_NAME = 255;

/** Returns the status for an address that cannot be a file name; `undefined` for any other. */
function refusal(url: string): 400 | 414 | undefined {
  const names = decodeAddress(url.split('?', 1)[0] ?? '').split('/');
  if (names.some((name) => name.includes('\0'))) {
    return 400;
  }
  return names.some((name) => Buffer.byteLength(name) > MAX_NAME) ? 414 : undefined;
}

/** @throws FaultError when there is no build to serve */
export function expectExport(): void {
  if (!existsSync('out/index.html')) {
    refuse({
      file: 'out/',
      found: '빌드 결과가 없음',
      expected: 'out/index.html',
      fix: 'npm run build를 먼저 실행하거나 npm start를 쓴다.',
    });
  }
}

/**
 * Serves a folder as a static host does: clean addresses, compression, `404.html`, the headers of the export, long
 * caching of hashed files.
 *
 * @returns the server and its port: the wanted one, or the next free one
 */
export async function serveStatic(options: {
  folder: string;
  port: number;
  basePath: string;
  /** Called for every busy port. */
  report?: (message: string) => void;
}): Promise<{ server: Server; port: number }> {
  // The package is typed for Express requests but needs only those of Node.js.
  const compress = compression() as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  // A folder that is no export has none.
  const written = await readFile(path.join(options.folder, HEADERS_FILE), 'utf8').catch(() => '');
  const headers = readHeaders(written);
  const server = createServer((request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    compress(request, response, () => {
      const refused = refusal(request.url ?? '/');
      if (refused !== undefined) {
        response.writeHead(refused, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(refused === 400 ? '읽을 수 없는 주소다.\n' : '너무 긴 주소다.\n');
        return;
      }
      const moved = redirectTarget(request.url ?? '/', options.basePath);
      if (moved !== undefined) {
        response.writeHead(301, { location: moved }).end();
        return;
      }
      const address = (request.url ?? '/').slice(options.basePath.length);
      // The home page below a base path is the path itself, so nothing is left of it.
      request.url = address.startsWith('/') ? address : `/${address}`;
      void handler(request, response, {
        public: options.folder,
        cleanUrls: true,
        trailingSlash: false,
        directoryListing: false,
        headers: [
          ...HASHED_FOLDERS.map((source) =>
            cacheControl(source, 'public, max-age=31536000, immutable'),
          ),
          ...REVALIDATED.map((source) => cacheControl(source, 'no-cache')),
        ],
      });
    });
  });
  for (let port = options.port; port < options.port + PORT_TRIES; port += 1) {
    if (await listen(server, port)) {
      return { server, port };
    }
    (options.report ?? console.error)(`포트 ${port}번은 이미 쓰이고 있다. 다음 포트를 시도한다.`);
  }
  throw new Error(
    `포트 ${options.port}~${options.port + PORT_TRIES - 1}번이 모두 쓰이고 있다. PORT로 다른 번호를 준다.`,
  );
}
