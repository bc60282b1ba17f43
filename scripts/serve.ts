import { refuse } from '../lib/faults/fault';
import { readSite } from '../lib/site/site';
import { runCommand } from '../build/io/report';
import { expectExport, serveStatic } from './io/static-server';

const DEFAULT_PORT = 3000;

function readPort(value: string | undefined): number {
  const port = Number(value ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    refuse({
      file: '환경 변수 PORT',
      found: JSON.stringify(value),
      expected: '1부터 65535까지의 정수',
      fix: `PORT를 고치거나 지운다. 지우면 ${DEFAULT_PORT}번을 쓴다.`,
    });
  }
  return port;
}

/** Serves `out/` and prints its address. */
async function serve(): Promise<void> {
  const port = readPort(process.env['PORT']);
  expectExport();
  const { site } = readSite(process.env);
  const { port: actual } = await serveStatic({ folder: 'out', port, basePath: site.basePath });
  console.log(`http://localhost:${actual}${site.basePath} 에서 볼 수 있다. (끝내기: Ctrl+C)`);
}

await runCommand(serve);
