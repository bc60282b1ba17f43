import path from 'node:path';
import type { Site } from '../lib/site/site';
import { amendedFiles, THEME } from './amendments';
import { leanFlexSearch } from './lean-flexsearch';
import { leanNext, type WebpackConfig } from './lean-next';
import { leanTheme, type ReplacementPlugin } from './lean-theme';

export interface Tools {
  webpack: {
    DefinePlugin: new (values: Record<string, string>) => unknown;
    NormalModuleReplacementPlugin: ReplacementPlugin;
  };
  dev: boolean;
  isServer: boolean;
}

/** A loader, bundled into the same folder as this module (`scripts/io/compiler.ts`). */
function loader(name: string): string {
  return path.join(import.meta.dirname, `${name}.mjs`);
}

/** What this site adds to the webpack configuration of Next.js. */
export function configureWebpack(
  config: WebpackConfig,
  { webpack, dev, isServer }: Tools,
  site: Site,
): WebpackConfig {
  const inBrowser = !dev && !isServer;
  config.module.rules.push({
    test: THEME,
    use: { loader: loader('lean-theme-loader'), options: { inBrowser } },
  });
  // Later rules come first: what is cut out of the theme is still looked for.
  config.module.rules.push({ test: amendedFiles, use: { loader: loader('amendments') } });
  if (inBrowser) {
    config.module.rules.push({
      test: /[\\/]nextra-theme-docs[\\/]style\.css$/,
      // Before the rules of Next.js, which make a file of it.
      enforce: 'pre',
      use: { loader: loader('lean-style') },
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
    leanFlexSearch(config);
  }
  if (!dev) {
    config.plugins = config.plugins.filter((plugin) => !isTracing(plugin));
  }
  return config;
}

/**
 * Whether a plugin is the one that looks into each page for the files that its server needs. There is
 * no server: it takes 17 s at 300 notes, and `outputFileTracingExcludes` drops what it has found.
 */
function isTracing(plugin: unknown): boolean {
  return plugin?.constructor.name === 'TraceEntryPointsPlugin';
}
