import { readSite } from '../lib/site/site';
import { findBrowser } from './io/browser';
import { runCommand } from '../build/io/report';
import { run } from 'md-run/process';
import { expectExport, serveStatic } from './io/static-server';

/*
 * Checks every page of `out/` by all rules of `tests/e2e/rules`. `.cache/audit.txt` remembers the pages that
 * passed; they are checked again when their HTML, the code that it names or the rules change.
 */

const PORT = 4393;

async function audit(): Promise<number> {
  expectExport();
  const { basePath } = readSite(process.env).site;
  const { server, port } = await serveStatic({ folder: 'out', port: PORT, basePath });
  try {
    const env = {
      CHROMIUM_PATH: await findBrowser(),
      E2E_AUDIT_URL: `http://localhost:${port}${basePath}`,
    };
    return (await run('npx', ['playwright', 'test'], { echo: true, env })).code;
  } finally {
    server.close();
  }
}

await runCommand(async () => {
  process.exitCode = await audit();
});
