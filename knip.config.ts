import type { KnipConfig } from 'knip';

/** Exports nobody imports, files nobody reaches and packages nobody uses are faults. */
const config: KnipConfig = {
  workspaces: {
    'packages/*': {
      vitest: { config: '../../tests/vitest.config.ts', entry: ['tests/**/*.test.ts'] },
    },
    '.': {
      entry: [
        // Next.js reads them from disk.
        'pages/**/*.tsx',
        'build/adapter.mjs',
        // Asked for at run time, so that no browser gets them (build/draw/plain-page.tsx).
        'build/draw/note-page.tsx',
        'client/dev.ts',
        // Bundled by their names (build/client.ts).
        'client/{main,inline/*}.ts',
        'client/search/search.worker.ts',
        // Run by name once the packages are there (scripts/io/install.mjs).
        'scripts/test.ts',
        // A step of npm test (scripts/test.ts).
        'scripts/check-structure.ts',
        // Runs in CloudFront, and a program that a test puts in the place of another.
        'docs/hosts/cloudfront.js',
        'tests/support/fake-aws.mjs',
        // A reporter that vitest is told by name (scripts/io/snippets/tested-blocks.ts).
        'tests/support/tested-blocks-reporter.ts',
      ],
      // Notes are read from disk.
      ignore: ['{tests/fixtures,content/solutions}/**', 'pages/**/*.mdx'],
      vitest: { config: 'tests/vitest.config.ts' },
    },
  },
  ignoreDependencies: [
    // Loaded by the name of a language (build/compile/highlight.ts).
    '@shikijs/langs',
    // Samples in notes are checked against their types (tests/samples).
    'ioredis',
    'pg',
    'redis',
  ],
};

export default config;
