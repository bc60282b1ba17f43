import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    include: [
      'tests/unit/**/*.test.ts',
      'tests/content/**/*.test.ts',
      'tests/export/**/*.test.ts',
      'tests/samples/**/*.test.{ts,tsx}',
    ],
    testTimeout: 30_000,
  },
});
