import type { KnipConfig } from 'knip';

/** Exports nobody imports, files nobody reaches and packages nobody uses are faults. */
const config: KnipConfig = {
  entry: [
    // Next.js reads them from disk.
    'pages/**/*.{mdx,tsx}',
    // Webpack is told their names (compile/webpack.ts, lean-next.ts, lean-theme.ts, lean-theme-loader.ts).
    'compile/{amendments,inert,lean-style,lean-theme-loader,process,unused-in-next,unused-in-flexsearch,flexsearch-index}.ts',
    'components/chrome/{breadcrumb,nav-links,root-class,sidebar,toc}.{ts,tsx}',
    // Written into the page that draws every note (scripts/io/stage.ts).
    'components/chrome/note-page.tsx',
    'theme.config.tsx',
    'components/page/show-fresh.ts',
    // Bundled by their names (scripts/io/compiler.ts).
    'compile/{compile-notes,export-pages,compiled-note}.ts',
    // Run by name once the packages are there (scripts/io/install.mjs), or bundled (scripts/run-build.mjs).
    'scripts/{build,start,test}.ts',
    // Runs in CloudFront, and a program that a test puts in the place of another.
    'deploy/cloudfront.js',
    'tests/support/fake-aws.mjs',
    // A reporter that vitest is told by name (scripts/io/snippets/tested-blocks.ts).
    'tests/support/tested-blocks-reporter.ts',
  ],
  ignore: ['tests/{fixtures,wrong}/**'],
  vitest: { config: 'tests/vitest.config.ts' },
  compilers: {
    mdx: (text: string) => [...text.matchAll(/^import .+$/gm)].map(([line]) => line).join('\n'),
  },
  ignoreDependencies: [
    // Loaded by the name of a language (compile/highlight.ts).
    '@shikijs/langs',
    // Samples in notes are checked against their types (tests/samples).
    'ioredis',
    'redis',
  ],
};

export default config;
