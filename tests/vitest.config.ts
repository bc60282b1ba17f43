import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LIGHT_FLEXSEARCH } from '../build/client';
import { hasPaypalNotes } from './support/paypal-notes';

/** Tests of the notes on PayPal's calls and of the programs in them. */
const PAYPAL_NOTES = ['tests/export/guide*.test.ts', 'tests/samples/paypal*'];

const root = path.dirname(import.meta.dirname);

/** What a test changes for every other one in its process: modules, globals, the folder. */
const CHANGES_ITS_WORLD =
  /\bvi\.(?:mock|spyOn|stub\w+|useFakeTimers|resetModules)\(|\bprocess\.chdir\(/;

const apart = ['tests', 'packages']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => CHANGES_ITS_WORLD.test(readFileSync(path.join(root, file), 'utf8')));

const include = [
  'packages/*/tests/**/*.test.ts',
  'tests/{unit,content,export,samples,nightly}/**/*.test.{ts,tsx}',
];
const exclude = [...configDefaults.exclude, ...(hasPaypalNotes ? [] : PAYPAL_NOTES)];

export default defineConfig({
  root,
  // The search is tested with the build of it that readers get.
  resolve: { alias: { flexsearch: path.join(root, LIGHT_FLEXSEARCH) } },
  test: {
    // What a test waits for comes, however busy the machine: these end only what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Most tests share one process and what it has loaded: to load it anew for each file takes longer than the tests.
    projects: [
      {
        extends: true,
        test: { name: 'together', isolate: false, include, exclude: [...exclude, ...apart] },
      },
      { extends: true, test: { name: 'apart', include: apart, exclude } },
    ],
  },
});
