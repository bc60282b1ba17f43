import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { hasPaypalNotes } from './support/paypal-notes';

/** Tests of the notes on PayPal's calls and of the programs in them. */
const PAYPAL_NOTES = ['tests/export/guide*.test.ts', 'tests/samples/paypal*'];

export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    include: [
      'tests/unit/**/*.test.ts',
      'tests/content/**/*.test.ts',
      'tests/export/**/*.test.ts',
      'tests/samples/**/*.test.{ts,tsx}',
    ],
    exclude: [...configDefaults.exclude, ...(hasPaypalNotes ? [] : PAYPAL_NOTES)],
    testTimeout: 30_000,
  },
});
