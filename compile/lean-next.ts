import { createRequire } from 'node:module';
import path from 'node:path';

interface Rule {
  readonly test?: RegExp | readonly RegExp[];
  readonly include?: string;
  readonly enforce?: 'pre';
  readonly use?: object;
  readonly sideEffects?: boolean;
}

/** The part of webpack's configuration that changes here. */
export interface WebpackConfig {
  readonly resolve: { readonly alias: Record<string, string> };
  readonly module: { readonly rules: Rule[] };
  readonly output: { hashDigestLength?: number };
  plugins: unknown[];
}

const dist = path.join(
  path.dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist',
);

/** What `compile/unused-in-next.ts` stands for, and what browsers lack in which this site does not run. */
const UNUSED = [
  'client/script',
  'build/polyfills/polyfill-module',
  ...['interpolate-as', 'is-bot', 'is-dynamic', 'route-matcher', 'route-regex'].map(
    (name) => `shared/lib/router/utils/${name}`,
  ),
];

/**
 * Makes Next.js smaller in the browser. It is packed as CommonJS, of which webpack keeps everything,
 * and once more as ES modules, of which webpack leaves out what nobody calls. Both kinds must not meet
 * in one bundle: each would have a router of its own.
 *
 * @param config changed in place
 */
export function leanNext({ resolve, module, output }: Omit<WebpackConfig, 'plugins'>): void {
  for (const folder of ['client', 'lib', 'shared']) {
    resolve.alias[path.join(dist, folder)] = path.join(dist, 'esm', folder);
  }
  for (const unused of UNUSED) {
    resolve.alias[path.join(dist, 'esm', unused)] = path.resolve('compile/unused-in-next.ts');
  }
  // The whole of Node's process, of which two names are used.
  resolve.alias[path.join(dist, 'compiled/process')] = path.resolve('compile/process.ts');
  // Reads the patterns of rewrites, which a static site has none of; does nothing by itself.
  module.rules.push({ include: path.join(dist, 'compiled/path-to-regexp'), sideEffects: false });
  // Every page lists the scripts of all pages: 16 random digits each are twice as many as a name needs.
  output.hashDigestLength = 8;
}
