import path from 'node:path';
import { amendments } from './amendments.mjs';
import { labelledFiles } from './korean-labels.mjs';
import { leanNext } from './lean-next.mjs';
import { leanTheme } from './lean-theme.mjs';

/**
 * @import { Site } from '../lib/site/site'
 * @import { ReplacementPlugin } from './lean-theme.mjs'
 * @typedef {{ loader: string, options?: object }} LoaderUse
 * @typedef {{ test?: RegExp, enforce?: 'pre', use?: LoaderUse | LoaderUse[], include?: RegExp | string,
 *   sideEffects?: boolean }} Rule
 * @typedef {{
 *   module: { rules: Rule[] },
 *   plugins: unknown[],
 *   resolve: { alias: Record<string, string> },
 *   output: { hashDigestLength?: number },
 * }} WebpackConfig
 * @typedef {{
 *   webpack: {
 *     DefinePlugin: new (values: Record<string, string>) => unknown,
 *     NormalModuleReplacementPlugin: ReplacementPlugin,
 *   },
 *   dev: boolean,
 *   isServer: boolean,
 * }} Tools
 */

/**
 * What this site adds to the webpack configuration of Next.js.
 *
 * @param {WebpackConfig} config
 * @param {Tools} tools
 * @param {Site} site
 */
export function configureWebpack(config, { webpack, dev, isServer }, site) {
  const inBrowser = !dev && !isServer;
  config.module.rules.push({
    test: labelledFiles,
    // From the last to the first: a label that is cut afterwards is still looked for.
    use: [
      { loader: path.resolve('compile/lean-theme-loader.mjs'), options: { inBrowser } },
      { loader: path.resolve('compile/korean-labels-loader.mjs') },
    ],
  });
  if (inBrowser) {
    config.module.rules.push({
      test: /[\\/]nextra-theme-docs[\\/]style\.css$/,
      // Before the rules of Next.js, which make a file of it.
      enforce: 'pre',
      use: { loader: path.resolve('compile/lean-style.mjs') },
    });
  }
  for (const { file } of amendments) {
    config.module.rules.push({
      test: file,
      use: { loader: path.resolve('compile/amendments.mjs') },
    });
  }
  config.plugins.push(
    new webpack.DefinePlugin({
      __SITE__: JSON.stringify(site),
    }),
    leanTheme(webpack, { inBrowser }),
  );
  if (inBrowser) {
    leanNext(config);
  }
  if (!dev) {
    config.plugins = config.plugins.filter((plugin) => !isTracing(plugin));
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
