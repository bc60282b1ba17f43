import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

/*
 * Draws pages with what `next build` has bundled before, as that command does at its end: those that
 * `exportPathMap` names. `node compile/export-pages.mjs FOLDER TARGET`
 */

/**
 * These are CommonJS with a `default` of their own.
 *
 * @type {(name: string) => unknown}
 */
const load = createRequire(import.meta.url);

const { default: exportApp } = /** @type {typeof import('next/dist/export/index.js')} */ (
  load('next/dist/export/index.js')
);
const { trace } = /** @type {typeof import('next/dist/trace/index.js')} */ (
  load('next/dist/trace/index.js')
);
const { Bundler } = /** @type {typeof import('next/dist/lib/bundler.js')} */ (
  load('next/dist/lib/bundler.js')
);

const [folder, target] = process.argv.slice(2);
if (folder === undefined || target === undefined) {
  throw new Error('node compile/export-pages.mjs FOLDER TARGET');
}

await exportApp(
  folder,
  {
    outdir: target,
    buildExport: false,
    enabledDirectories: { app: false, pages: true },
    silent: true,
    numWorkers: availableParallelism(),
    appDirOnly: false,
    bundler: Bundler.Webpack,
  },
  trace('export'),
);
// The workers have no more to do, and a handle of theirs may still be open.
process.exit(0);
