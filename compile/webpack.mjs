import path from 'node:path';
import { amendments } from './amendments.mjs';
import { labelledFiles } from './korean-labels.mjs';
import { leanNext } from './lean-next.mjs';
import { leanTheme } from './lean-theme.mjs';
import { skipGitDates } from './no-git-dates.mjs';
import { compilerHash, dropStale } from './note-cache.mjs';

/**
 * @import { Site } from '../lib/site/site'
 * @import { ReplacementPlugin } from './lean-theme.mjs'
 * @typedef {{ loader?: string, options?: { isPageImport?: boolean, inBrowser?: boolean } }} LoaderUse
 * @typedef {{ test?: RegExp, use?: LoaderUse | LoaderUse[], include?: RegExp | string,
 *   exclude?: RegExp, sideEffects?: boolean }} Rule
 * @typedef {{
 *   module: { rules: Rule[] },
 *   plugins: unknown[],
 *   resolve: { alias: Record<string, string> },
 *   output: { hashDigestLength?: number },
 *   cache: { version: string, buildDependencies: object },
 * }} WebpackConfig
 * @typedef {{
 *   webpack: {
 *     DefinePlugin: new (values: Record<string, string>) => unknown,
 *     NormalModuleReplacementPlugin: ReplacementPlugin,
 *   },
 *   dev: boolean,
 *   isServer: boolean,
 *   nextRuntime?: 'nodejs' | 'edge',
 * }} Tools
 */

/** No note, though it is compiled like one: it holds the page map. */
const FRAME = /[\\/]pages[\\/]_app\.mdx$/;

/**
 * What this site adds to the webpack configuration of Next.js and Nextra.
 *
 * @param {WebpackConfig} config
 * @param {Tools} tools
 * @param {Site} site
 */
export function configureWebpack(config, { webpack, dev, isServer, nextRuntime }, site) {
  const inBrowser = !dev && !isServer;
  skipGitDates();
  config.module.rules.push({
    test: labelledFiles,
    // From the last to the first: a label that is cut afterwards is still looked for.
    use: [
      ...(inBrowser ? [{ loader: path.resolve('compile/lean-theme-loader.mjs') }] : []),
      { loader: path.resolve('compile/korean-labels-loader.mjs') },
    ],
  });
  for (const { file } of amendments) {
    config.module.rules.push({
      test: file,
      use: { loader: path.resolve('compile/amendments.mjs') },
    });
  }
  config.plugins.push(
    new webpack.DefinePlugin({
      __SITE__: JSON.stringify(site),
      __SEARCH_ID__: JSON.stringify(process.env['SEARCH_ID'] ?? ''),
    }),
    leanTheme(webpack, { inBrowser }),
  );
  if (inBrowser) {
    leanNext(config);
  }
  if (!dev) {
    if (nextRuntime === 'nodejs') {
      dropStale();
    }
    config.plugins = config.plugins.filter((plugin) => !isTracing(plugin));
    config.cache = keptCache(config.cache);
    insertNoteLoader(config.module.rules, { inBrowser });
  }
  return config;
}

/**
 * Whether a plugin is the one that looks into each page for the files that its server needs. There is
 * no server: it takes 17 s at 300 notes, and `outputFileTracingExcludes` drops what it has found.
 *
 * @param {unknown} plugin
 */
function isTracing(plugin) {
  return plugin?.constructor.name === 'TraceEntryPointsPlugin';
}

/**
 * Webpack's cache, valid as long as our part of the compiler is the same. By default webpack finds
 * that out by parsing what `next.config.mjs` imports, in each of three compilations.
 *
 * @param {WebpackConfig['cache']} cache
 * @returns {WebpackConfig['cache']}
 */
function keptCache(cache) {
  return {
    ...cache,
    version: `${cache.version}|${compilerHash()}`,
    buildDependencies: { defaultWebpack: [] },
  };
}

/**
 * Puts our loaders before Nextra's where that compiles notes, and where it compiles the page map.
 *
 * @param {Rule[]} rules
 * @param {{ inBrowser: boolean }} options
 */
function insertNoteLoader(rules, options) {
  const index = rules.findIndex(({ use = [] }) =>
    [use].flat().some((entry) => entry.loader === 'nextra/loader' && entry.options?.isPageImport),
  );
  const rule = rules[index];
  const [compile, ...nextra] = [rule?.use ?? []].flat();
  if (rule === undefined || compile === undefined) {
    throw new Error(
      'Nextra의 페이지 규칙이 없다. compile/note-loader.mjs를 넣을 자리를 다시 찾는다.',
    );
  }
  const note = { loader: path.resolve('compile/note-loader.mjs'), options };
  const pageMap = { loader: path.resolve('compile/page-map-loader.mjs') };
  rules.splice(
    index,
    1,
    { ...rule, include: FRAME, use: [compile, pageMap, ...nextra] },
    { ...rule, exclude: FRAME, use: [compile, note, ...nextra] },
  );
}
