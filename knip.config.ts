import type { KnipConfig } from 'knip';

/** Exports nobody imports, files nobody reaches and packages nobody uses are faults. */
const config: KnipConfig = {
  entry: [
    // Next.js reads them from disk.
    'pages/**/*.{mdx,tsx}',
    // Webpack is told their names (compile/webpack.mjs, lean-theme.mjs, lean-theme-loader.mjs).
    'compile/{amendments,inert,korean-labels-loader,lean-style,lean-theme-loader,process}.mjs',
    'components/chrome/{breadcrumb,nav-links,root-class,sidebar}.{ts,tsx}',
    // Written into the page that draws every note (scripts/io/stage.ts).
    'components/chrome/note-page.tsx',
    'theme.config.tsx',
    'components/page/show-fresh.ts',
    // Run beside Next.js (scripts/build.ts), and read by the page as it is drawn.
    'compile/{compile-notes,export-pages,compiled-note}.mjs',
    // Run by name once the packages are there (scripts/io/install.mjs).
    'scripts/{start,test}.ts',
    // Runs in CloudFront, and a program that a test puts in the place of another.
    'deploy/cloudfront.js',
    'tests/support/fake-aws.mjs',
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
  ],
};

export default config;
