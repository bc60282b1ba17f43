import { existsSync } from 'node:fs';
import nextra from 'nextra';
import remarkMath from 'remark-math';
import { readNotesData } from './compile/notes-data.mjs';
import { rehypeBreakChances } from './compile/rehype-break-chances.mjs';
import { rehypeCodeBlocks } from './compile/rehype-code-blocks.mjs';
import { rehypeFootnotes } from './compile/rehype-footnotes.mjs';
import { rehypeHeadingAliases } from './compile/rehype-heading-aliases.mjs';
import { rehypeNoteHeader } from './compile/rehype-note-header.mjs';
import { remarkCallouts } from './compile/remark-callouts.mjs';
import { remarkCodeTabs } from './compile/remark-code-tabs.mjs';
import { remarkComponents } from './compile/remark-components.mjs';
import { remarkConnections } from './compile/remark-connections.mjs';
import { remarkDiagrams } from './compile/remark-diagrams.mjs';
import { remarkFieldTables } from './compile/remark-field-tables.mjs';
import { remarkFileTrees } from './compile/remark-file-trees.mjs';
import { remarkFigures } from './compile/remark-figures.mjs';
import { remarkFormulas } from './compile/remark-formulas.mjs';
import { remarkNoteList } from './compile/remark-note-list.mjs';
import { remarkProblemTable } from './compile/remark-problem-table.mjs';
import { remarkTerms } from './compile/remark-terms.mjs';
import { transformPageOpts } from './compile/page-opts.mjs';
import { configureWebpack } from './compile/webpack.mjs';
import { remarkCjkEmphasis } from './lib/markdown/cjk-attention.mjs';
import { formulaSyntax } from './lib/markdown/formula.mjs';

/** @import { Tools, WebpackConfig } from './compile/webpack.mjs' */

if (!existsSync('.cache/notes.json')) {
  throw new Error('.cache/notes.json이 없다. "npm run build"나 "npm run dev"로 실행한다.');
}

const { site, notes } = readNotesData();

/** Notes from which on memory is scarcer than time. */
const MANY_NOTES = 1000;

const withNextra = nextra({
  theme: './components/chrome/site-layout.tsx',
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
    rehypePlugins: [
      rehypeCodeBlocks,
      rehypeBreakChances,
      rehypeFootnotes,
      rehypeNoteHeader,
      rehypeHeadingAliases,
    ],
  },
});

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The hash of the inputs, where scripts/build.ts builds; shorter than the random one of Next.js.
  generateBuildId: () => process.env['SEARCH_ID'] ?? null,
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  basePath: site.basePath,
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // There is no server to trace the files of.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // The server's bundles only run here, once.
  experimental: {
    // A process for each compilation gives its memory back before the export; it takes 5 s more.
    webpackBuildWorker: Object.keys(notes).length >= MANY_NOTES,
    serverMinification: false,
    // Tells routes of pages/ from those of app/, which is not there.
    clientRouterFilter: false,
  },
  images: { unoptimized: true },
  // next-seo is named so that compile/lean-theme.mjs can replace it on the server too.
  transpilePackages: ['nextra', 'nextra-theme-docs', 'next-seo'],
  // Types are checked once, by `npm run check`; not again inside every build.
  typescript: { ignoreBuildErrors: true },
  /**
   * @param {WebpackConfig} webpackConfig
   * @param {Tools} tools
   */
  webpack(webpackConfig, tools) {
    return configureWebpack(webpackConfig, tools, site);
  },
};

export default withNextra(config);
