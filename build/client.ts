import { build, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../lib/site/site';
import type { ClientFiles } from './draw/drawn-notes';

/** Folder of the bundled page scripts, from the root of the repository. */
export const CLIENT_FOLDER = '.cache/client';

/** Folder of the scripts in the export. File names carry a hash of the content. */
export const CLIENT_ADDRESS = '_site';

/**
 * FlexSearch without what the search does itself (a third of the bytes of its worker): a build of the package
 * that it does not export.
 */
export const LIGHT_FLEXSEARCH = 'node_modules/flexsearch/dist/flexsearch.light.module.min.js';

/** Oldest browsers that the scripts run in. */
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

const MAIN = 'client/main.ts';

/**
 * Bundles each script that loads later as if it imported the main script. Code that both need then stays in
 * the main script, so a page loads one file and not a third one with the shared part.
 */
const laterAfterMain: Plugin = {
  name: 'later-after-main',
  setup(bundler) {
    bundler.onResolve({ filter: /^\./ }, async ({ kind, path: name, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === laterAfterMain) {
        return undefined;
      }
      const found = await bundler.resolve(name, { kind, resolveDir, pluginData: laterAfterMain });
      return { path: found.path, namespace: 'later' };
    });
    bundler.onLoad({ filter: /./, namespace: 'later' }, ({ path: file }) => ({
      contents: [
        `import ${JSON.stringify(path.resolve(bundler.initialOptions.absWorkingDir ?? '', MAIN))};`,
        `export * from ${JSON.stringify(file)};`,
      ].join('\n'),
      resolveDir: path.dirname(file),
    }));
  },
};

/** Finds the file with the code of the main script: the entry file only imports it. */
function mainFile(files: readonly OutputFile[]): OutputFile {
  const entry = entryOf(files, 'main');
  const [, name] = /^import"\.\/([\w-]+\.js)";\s*$/.exec(entry.text) ?? [];
  return files.find(({ path: file }) => path.basename(file) === name) ?? entry;
}

function entryOf(files: readonly OutputFile[], name: string): OutputFile {
  const file = files.find((each) => path.basename(each.path).startsWith(`${name}-`));
  if (file === undefined) {
    throw new Error(`esbuild wrote no ${name}`);
  }
  return file;
}

/**
 * Bundles the scripts of the pages: the main script, the scripts that it loads on intent, the search worker,
 * and the inline scripts of the HTML.
 */
export async function bundleClient(root: string, site: Site): Promise<ClientFiles> {
  const outdir = path.join(root, CLIENT_FOLDER);
  const addressOf = (file: OutputFile): string =>
    `${site.basePath}/${CLIENT_ADDRESS}/${path.basename(file.path)}`;
  const bundle = async (entryPoints: string[], options: BuildOptions): Promise<OutputFile[]> => {
    const { outputFiles = [] } = await build({
      absWorkingDir: root,
      entryPoints,
      outdir,
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      bundle: true,
      minify: true,
      target: BROWSERS,
      charset: 'utf8',
      legalComments: 'none',
      jsx: 'automatic',
      logLevel: 'error',
      write: false,
      ...options,
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.SITE': JSON.stringify(JSON.stringify(site)),
        ...options.define,
      },
    });
    return outputFiles;
  };

  const [workers, inline] = await Promise.all([
    bundle(['client/search/search.worker.ts'], {
      format: 'iife',
      alias: { flexsearch: path.join(root, LIGHT_FLEXSEARCH) },
    }),
    bundle(['client/inline/mark-root.ts', 'client/inline/place-menu.ts'], { format: 'iife' }),
  ]);
  const worker = entryOf(workers, 'search.worker');
  const scripts = await bundle([MAIN], {
    format: 'esm',
    splitting: true,
    plugins: [laterAfterMain],
    define: { 'process.env.SEARCH_WORKER': JSON.stringify(addressOf(worker)) },
  });
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await Promise.all([...scripts, worker].map((file) => writeFile(file.path, file.contents)));
  return {
    main: addressOf(mainFile(scripts)),
    markRoot: entryOf(inline, 'mark-root').text.trim(),
    placeMenu: entryOf(inline, 'place-menu').text.trim(),
  };
}
