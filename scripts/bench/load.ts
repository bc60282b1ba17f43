import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NGINX_HEADERS_FILE } from '../../lib/export/headers';
import { deployRequirements, type Requirement } from '../../lib/snippets/requirements';
import { htmlFileOf, type Route } from '../../lib/vocabulary/routes';
import { startNginx } from '../io/nginx';
import { run } from '../../build/io/run';

/** What measuring load needs. */
export const loadRequirements: readonly Requirement[] = [
  ...deployRequirements,
  { name: 'wrk', package: 'wrk', sign: { kind: 'file', file: '/usr/bin/wrk' } },
];

/** What a host answers under load: requests a second, times in milliseconds, and answers that are none. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

const SECONDS = 5;
const CONNECTIONS = 32;

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Reads what wrk prints. */
export function readWrk(output: string): LoadFigures {
  const quantile = (percent: number): number => {
    const [, value = '', unit = ''] =
      new RegExp(`^ +${percent}% +([\\d.]+)(us|ms|s)$`, 'm').exec(output) ?? [];
    return Number(value || NaN) * (UNITS[unit] ?? NaN);
  };
  const failed = output.match(/^ +(?:Socket errors|Non-2xx or 3xx responses):.*$/gm) ?? [];
  const errors =
    failed
      .join(' ')
      .replace(/Non-2xx or 3xx/g, '')
      .match(/\d+/g) ?? [];
  return {
    perSecond: Number(/^Requests\/sec: +([\d.]+)$/m.exec(output)?.[1] ?? NaN),
    p50: quantile(50),
    p99: quantile(99),
    errors: errors.reduce((sum, count) => sum + Number(count), 0),
  };
}

async function load(address: string): Promise<LoadFigures> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'];
  const { code, output } = await run('wrk', [...args, '-H', 'Accept-Encoding: br', address]);
  if (code !== 0) {
    throw new Error(`wrk: ${output.trim()}`);
  }
  return readWrk(output);
}

/**
 * Asks nginx, as `deploy/nginx.conf` sets it up, for a page as it goes to readers, and for a plain file of as
 * many bytes: what the page costs more is the price of its headers and of finding it by its address.
 */
export async function measureLoad(
  out: string,
  route: Route,
): Promise<{ page: LoadFigures; plain: LoadFigures; kb: number }> {
  const root = await mkdtemp(path.join(tmpdir(), 'load-'));
  const page = path.join(root, htmlFileOf(route));
  await mkdir(path.dirname(page), { recursive: true });
  await mkdir(path.join(root, path.dirname(NGINX_HEADERS_FILE)));
  for (const file of [htmlFileOf(route), NGINX_HEADERS_FILE]) {
    await copyFile(path.join(out, file), path.join(root, file));
  }
  const packed = brotliCompressSync(await readFile(page));
  await writeFile(`${page}.br`, packed);
  await writeFile(path.join(root, 'plain.bin'), Buffer.alloc(packed.length, 1));
  const { origin, stop } = await startNginx(root, '');
  try {
    return {
      page: await load(`${origin}${route}`),
      plain: await load(`${origin}/plain.bin`),
      kb: packed.length / 1000,
    };
  } finally {
    await stop();
    await rm(root, { recursive: true, force: true });
  }
}
