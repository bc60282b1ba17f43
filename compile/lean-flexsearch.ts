import { createRequire } from 'node:module';
import path from 'node:path';
import type { WebpackConfig } from './lean-next';

const modules = path.join(
  path.dirname(createRequire(import.meta.url).resolve('flexsearch')),
  'module',
);

/** Collections of documents, workers, marks in texts, and what combines several results. */
const UNUSED = [
  ...['document', 'document/highlight', 'document/search', 'worker'],
  ...['and', 'handler', 'not', 'or', 'xor'].map((name) => `resolve/${name}`),
];

/**
 * Makes FlexSearch smaller in the browser (gzip 16.6 -> 8.6 kB): of its modules the index stays, which holds
 * keys and where they stand and intersects them (`lib/search/index/store.ts`). The one file that the
 * package offers has everything in it.
 *
 * @param config changed in place
 */
export function leanFlexSearch({ resolve }: Pick<WebpackConfig, 'resolve'>): void {
  resolve.alias['flexsearch$'] = path.resolve('compile/flexsearch-index.ts');
  for (const unused of UNUSED) {
    resolve.alias[path.join(modules, `${unused}.js`)] = path.resolve(
      'compile/unused-in-flexsearch.ts',
    );
  }
}
