import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readHtmlPage } from '../lib/html-page';
import { htmlFileOf, type Route } from '../lib/routes';
import { readSite } from '../lib/site';
import { measure } from './io/measure';
import { reportFaults } from './io/report';

/** A short page, a note, and the longest page of the site. */
const PAGES = ['/', '/docs/redis/redis-stream', '/docs/paypal/subscription-api'] as Route[];

const OUT = 'out';

function gzipKb(data: Buffer): number {
  return gzipSync(data, { level: 9 }).length / 1000;
}

/** Weight of a page and of the scripts and styles it asks for at once, gzip -9, in kB. */
async function weigh(route: Route, basePath: string): Promise<Record<string, number>> {
  const html = await readFile(path.join(OUT, htmlFileOf(route)));
  const references = readHtmlPage(html.toString()).references.map(({ target }) => target);
  const sum = async (extension: string): Promise<number> => {
    const files = new Set(
      references.filter(
        // Browsers that know modules do not load the polyfills.
        (target) => target.endsWith(extension) && !target.includes('polyfills'),
      ),
    );
    const sizes = await Promise.all(
      [...files].map(async (file) =>
        gzipKb(await readFile(path.join(OUT, file.slice(basePath.length)))),
      ),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  return { html: gzipKb(html), css: await sum('.css'), script: await sum('.js') };
}

async function bench(): Promise<void> {
  await rm('.next', { recursive: true, force: true });
  const clean = await measure('npx', ['tsx', 'scripts/build.ts', '--force'], { cwd: '.' });
  if (clean.code !== 0) {
    throw new Error('빌드가 실패했다. npm run build로 까닭을 본다.');
  }
  const warm = await measure('npx', ['tsx', 'scripts/build.ts', '--force'], { cwd: '.' });
  console.log('빌드                     초    최대 메모리(MB)');
  console.log(
    `처음부터             ${clean.seconds.toFixed(1).padStart(6)}  ${clean.peakMb.toFixed(0).padStart(8)}`,
  );
  console.log(
    `캐시가 있을 때       ${warm.seconds.toFixed(1).padStart(6)}  ${warm.peakMb.toFixed(0).padStart(8)}`,
  );
  console.log('\n무게 (gzip -9, kB)                   HTML     CSS  스크립트');
  const { site } = readSite(process.env);
  for (const route of PAGES) {
    const { html = 0, css = 0, script = 0 } = await weigh(route, site.basePath);
    const cells = [html, css, script].map((kb) => kb.toFixed(1).padStart(8));
    console.log(`${route.padEnd(34)}${cells.join('')}`);
  }
}

try {
  await bench();
} catch (error) {
  process.exitCode = reportFaults(error);
}
