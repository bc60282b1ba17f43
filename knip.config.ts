import type { KnipConfig } from 'knip';

/** Exports nobody imports, files nobody reaches and packages nobody uses are faults. */
const config: KnipConfig = {
  entry: [
    // Next.js reads them from disk.
    'pages/**/*.{mdx,tsx}',
    // Nextra and webpack are told their names (next.config.mjs, compile/webpack.mjs).
    'theme.config.tsx',
    'components/chrome/site-layout.tsx',
    'compile/{amendments,inert,korean-labels-loader,lean-theme-loader,note-loader,page-map-loader,process}.mjs',
    // Written into the code of a note (compile/static-note.mjs).
    'components/prose/static-note.tsx',
    // Run by name once the packages are there (scripts/io/install.mjs).
    'scripts/{start,test}.ts',
  ],
  ignore: ['tests/{fixtures,wrong}/**'],
  vitest: { config: 'tests/vitest.config.ts' },
  compilers: {
    mdx: (text: string) => [...text.matchAll(/^import .+$/gm)].map(([line]) => line).join('\n'),
  },
  ignoreDependencies: [
    // Loaded by the name of a language (compile/highlight.mjs).
    '@shikijs/langs',
    // Samples in notes are checked against their types (tests/samples).
    'ioredis',
    'redis',
    // Fetched by the bench when it runs (scripts/io/bench-package.ts).
    'minisearch',
  ],
};

export default config;
