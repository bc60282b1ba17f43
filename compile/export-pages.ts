import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type * as Export from 'next/dist/export/index.js';
import type * as BundlerModule from 'next/dist/lib/bundler.js';
import type * as Trace from 'next/dist/trace/index.js';

/*
 * Draws pages with what `next build` has bundled before, as that command does at its end: those that
 * `exportPathMap` names. `node export-pages.mjs FOLDER TARGET PAGES`, with the number of pages.
 */

/** CommonJS with a `default` of its own, which an import would take for the whole. */
const load: (name: string) => unknown = createRequire(import.meta.url);

const { default: exportApp } = load('next/dist/export/index.js') as typeof Export;
const { trace } = load('next/dist/trace/index.js') as typeof Trace;
const { Bundler } = load('next/dist/lib/bundler.js') as typeof BundlerModule;

/** Next.js gives no worker fewer pages as long as there are more; each takes a second to start. */
const PAGES_PER_WORKER = 25;

const [folder, target, pages] = process.argv.slice(2);
if (folder === undefined || target === undefined || pages === undefined) {
  throw new Error('node export-pages.mjs FOLDER TARGET PAGES');
}

await exportApp(
  folder,
  {
    outdir: target,
    buildExport: false,
    enabledDirectories: { app: false, pages: true },
    silent: true,
    numWorkers: Math.min(availableParallelism(), Math.ceil(Number(pages) / PAGES_PER_WORKER)),
    appDirOnly: false,
    bundler: Bundler.Webpack,
  },
  trace('export'),
);
// The workers have no more to do, and a handle of theirs may still be open.
process.exit(0);
