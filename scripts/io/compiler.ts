import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { writeIfChanged } from './files';

/** Where the bundled compiler is, relative to the repository. */
export const COMPILER = '.cache/compiler';

/** What is run or loaded by its name: by us, by the page that draws notes, by Next.js and by webpack. */
const ENTRIES = [
  'next.config.ts',
  ...['compile-notes', 'compile-note', 'compiled-note', 'export-pages'].map(inCompile),
  ...['amendments', 'lean-style', 'lean-theme-loader'].map(inCompile),
];

function inCompile(name: string): string {
  return `compile/${name}.ts`;
}

/**
 * Bundles the compiler of notes and the settings of Next.js as plain JavaScript, each part that several
 * share in a file named by its hash. Whatever process loads them then starts without a compiler of
 * TypeScript, and the text of an entry changes when any code changes that it can reach.
 */
export async function bundleCompiler(root: string): Promise<void> {
  const folder = path.join(root, COMPILER);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir: COMPILER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    write: false,
  });
  await mkdir(folder, { recursive: true });
  for (const { path: file, text } of outputFiles) {
    await writeIfChanged(file, text);
  }
  const current = new Set(outputFiles.map(({ path: file }) => path.basename(file)));
  for (const name of await readdir(folder)) {
    if (!current.has(name)) {
      await rm(path.join(folder, name));
    }
  }
}
