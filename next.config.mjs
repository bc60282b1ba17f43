import { existsSync } from 'node:fs';
import path from 'node:path';
import nextra from 'nextra';
import remarkMath from 'remark-math';
import { labelledFiles } from './build/korean-labels.mjs';
import { leanTheme } from './build/lean-theme.mjs';
import { readNotesData } from './build/notes-data.mjs';
import { rehypeCodeBlocks } from './build/rehype-code-blocks.mjs';
import { rehypeFootnotes } from './build/rehype-footnotes.mjs';
import { rehypeHeadingAliases } from './build/rehype-heading-aliases.mjs';
import { rehypeNoteHeader } from './build/rehype-note-header.mjs';
import { remarkCallouts } from './build/remark-callouts.mjs';
import { remarkCodeTabs } from './build/remark-code-tabs.mjs';
import { remarkComponents } from './build/remark-components.mjs';
import { remarkConnections } from './build/remark-connections.mjs';
import { remarkDiagrams } from './build/remark-diagrams.mjs';
import { remarkFieldTables } from './build/remark-field-tables.mjs';
import { remarkFileTrees } from './build/remark-file-trees.mjs';
import { remarkFigures } from './build/remark-figures.mjs';
import { remarkFormulas } from './build/remark-formulas.mjs';
import { remarkNoteList } from './build/remark-note-list.mjs';
import { remarkProblemTable } from './build/remark-problem-table.mjs';
import { remarkTerms } from './build/remark-terms.mjs';
import { transformPageOpts } from './build/page-opts.mjs';
import { remarkCjkEmphasis } from './lib/markdown/cjk-attention.mjs';
import { formulaSyntax } from './lib/markdown/formula.mjs';

if (!existsSync('.cache/notes.json')) {
  throw new Error('.cache/notes.json이 없다. "npm run build"나 "npm run dev"로 실행한다.');
}

const { site } = readNotesData();

const withNextra = nextra({
  theme: 'nextra-theme-docs',
  themeConfig: './theme.config.tsx',
  flexsearch: false,
  codeHighlight: false,
  defaultShowCopyCode: false,
  staticImage: false,
  transformPageOpts,
  mdxOptions: {
    remarkPlugins: [
      remarkCjkEmphasis,
      // Not Nextra's `latex`: it takes the $ of a price for a formula and adds a style sheet with fonts.
      [remarkMath, formulaSyntax],
      remarkComponents,
      remarkCodeTabs,
      remarkCallouts,
      remarkNoteList,
      remarkProblemTable,
      remarkConnections,
      remarkFieldTables,
      remarkFigures,
      remarkFileTrees,
      remarkTerms,
      remarkDiagrams,
      remarkFormulas,
    ],
    rehypePlugins: [rehypeCodeBlocks, rehypeFootnotes, rehypeNoteHeader, rehypeHeadingAliases],
  },
});

/**
 * @import { ReplacementPlugin } from './build/lean-theme.mjs'
 * @typedef {{ loader?: string, options?: { isPageImport?: boolean, inBrowser?: boolean } }} LoaderUse
 * @typedef {{ test?: RegExp, use?: LoaderUse | LoaderUse[], include?: RegExp, exclude?: RegExp }} Rule
 */

/** No note, though it is compiled like one. */
const FRAME = /[\\/]pages[\\/]_app\.mdx$/;

/**
 * Puts `build/note-loader.mjs` before Nextra's loader where that compiles notes.
 *
 * @param {Rule[]} rules
 * @param {{ inBrowser: boolean }} options
 */
function insertNoteLoader(rules, options) {
  const loader = { loader: path.resolve('build/note-loader.mjs'), options };
  const index = rules.findIndex(({ use = [] }) =>
    [use].flat().some((entry) => entry.loader === 'nextra/loader' && entry.options?.isPageImport),
  );
  const rule = rules[index];
  if (rule === undefined) {
    throw new Error(
      'Nextra의 페이지 규칙이 없다. build/note-loader.mjs를 넣을 자리를 다시 찾는다.',
    );
  }
  const [compile, ...nextra] = [rule.use ?? []].flat();
  rules.splice(
    index,
    1,
    { ...rule, include: FRAME },
    { ...rule, exclude: FRAME, use: [...(compile ? [compile] : []), loader, ...nextra] },
  );
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  basePath: site.basePath,
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // There is no server to trace the files of: nothing lies below this folder.
  outputFileTracingRoot: path.resolve('.cache/no-server'),
  images: { unoptimized: true },
  // next-seo is named so that build/lean-theme.mjs can replace it on the server too.
  transpilePackages: ['nextra', 'nextra-theme-docs', 'next-seo'],
  // Types are checked once, by `npm run check`; not again inside every build.
  typescript: { ignoreBuildErrors: true },
  /**
   * @param {{ module: { rules: Rule[] }, plugins: unknown[] }} webpackConfig
   * @param {{
   *   webpack: {
   *     DefinePlugin: new (values: Record<string, string>) => unknown,
   *     NormalModuleReplacementPlugin: ReplacementPlugin,
   *   },
   *   dev: boolean,
   *   isServer: boolean,
   * }} tools
   */
  webpack(webpackConfig, { webpack, dev, isServer }) {
    webpackConfig.module.rules.push({
      test: labelledFiles,
      use: [{ loader: path.resolve('build/korean-labels-loader.mjs') }],
    });
    webpackConfig.plugins.push(
      new webpack.DefinePlugin({
        __SITE__: JSON.stringify(site),
        __SEARCH_ID__: JSON.stringify(process.env['SEARCH_ID'] ?? ''),
      }),
    );
    const inBrowser = !dev && !isServer;
    webpackConfig.plugins.push(leanTheme(webpack, { inBrowser }));
    if (!dev) {
      insertNoteLoader(webpackConfig.module.rules, { inBrowser });
    }
    return webpackConfig;
  },
};

export default withNextra(config);
