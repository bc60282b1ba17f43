import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { runScript } from './io/install.mjs';

/*
 * Runs `scripts/build.ts`, bundled: loading its two hundred files one by one takes as long as all that a
 * build without a change does. Code that cannot be bundled is left to the command, which says what is wrong.
 */

const FILE = path.resolve('.cache/build.mjs');

const bundle = await build({
  entryPoints: ['scripts/build.ts'],
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: `node${process.versions.node}`,
  logLevel: 'silent',
  write: false,
}).catch(() => undefined);

if (bundle === undefined) {
  runScript('scripts/build.ts');
} else {
  const aside = `${FILE}.${process.pid}.tmp`;
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(aside, bundle.outputFiles[0]?.contents ?? '');
  renameSync(aside, FILE);
  await import(pathToFileURL(FILE).href);
}
