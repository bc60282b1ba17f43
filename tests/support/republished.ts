import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEADERS_FILE, NGINX_HEADERS_FILE } from '../../lib/export/headers';
import { deployRequirements } from '../../scripts/io/deploy-requirements';
import { unmetRequirements } from 'md-run/run';
import { listFiles } from '../../build/io/files';
import { startNginx } from './nginx';
import { serveStatic } from '../../scripts/io/static-server';
import { fixtureSite } from './built-sites';

const FIXTURE_OUT = path.resolve('.cache/한글 폴더/out');
export const LATER = 'laterbuild';

/** The fixture on a host of its own, where another build of it can take its place. */
export interface PublishedSite {
  readonly address: string;
  /** Publishes the other build, whose scripts and search data have other names; those of the first are gone. */
  readonly publishAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function changeTexts(folder: string, change: (text: string) => string): Promise<void> {
  for (const file of await listFiles(folder, '.')) {
    if (/\.(?:html|js|json)$/.test(file)) {
      const name = path.join(folder, file);
      await writeFile(name, change(await readFile(name, 'utf8')));
    }
  }
}

/** Makes of a build another one: its code and its data have other addresses. */
async function makeLater(folder: string): Promise<void> {
  const manifest = await readFile(path.join(folder, '_search/manifest.json'), 'utf8');
  const { folder: data } = JSON.parse(manifest) as { folder: string };
  await changeTexts(folder, (text) =>
    text
      .replaceAll(data, LATER)
      .replaceAll('/_site/', `/${LATER}/`)
      .replaceAll('static/chunks/', 'static/later/'),
  );
  await rename(path.join(folder, '_site'), path.join(folder, LATER));
  await rename(path.join(folder, '_next/static/chunks'), path.join(folder, '_next/static/later'));
  await rename(path.join(folder, '_search', data), path.join(folder, '_search', LATER));
}

/** Serves the built fixture with nginx, or with the site's own server where there is none. */
export async function publishFixture(): Promise<PublishedSite> {
  const { basePath } = fixtureSite;
  const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
  const site = path.join(folder, 'www', basePath);
  const later = path.join(folder, 'later');
  for (const build of [site, later]) {
    await cp(FIXTURE_OUT, build, { recursive: true });
    // The later one has other scripts in its pages; what a policy forbids is tested elsewhere.
    await writeFile(path.join(build, HEADERS_FILE), '');
    await writeFile(path.join(build, NGINX_HEADERS_FILE), '');
  }
  await makeLater(later);
  const unmet = unmetRequirements(deployRequirements);
  const server =
    unmet.length === 0
      ? await startNginx(path.dirname(site), basePath)
      : await serveStatic({ folder: site, port: 4330, basePath, report: () => undefined });
  return {
    address: `${'origin' in server ? server.origin : `http://localhost:${server.port}`}${basePath}`,
    publishAgain: async () => {
      await rm(site, { recursive: true });
      await rename(later, site);
    },
    stop: async () => {
      await ('origin' in server ? server.stop() : server.server.close());
      await rm(folder, { recursive: true, force: true });
    },
  };
}
