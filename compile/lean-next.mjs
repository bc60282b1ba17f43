import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The part of webpack's configuration that changes here.
 *
 * @typedef {{
 *   resolve: { alias: Record<string, string> },
 *   module: { rules: { include?: RegExp | string, sideEffects?: boolean }[] },
 *   output: { hashDigestLength?: number },
 * }} LeanConfig
 */

const dist = path.join(
  path.dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist',
);

/**
 * Makes Next.js smaller in the browser. It is packed as CommonJS, of which webpack keeps everything,
 * and once more as ES modules, of which webpack leaves out what nobody calls. Both kinds must not meet
 * in one bundle: each would have a router of its own.
 *
 * @param {LeanConfig} config changed in place
 */
export function leanNext({ resolve, module, output }) {
  for (const folder of ['client', 'lib', 'shared']) {
    resolve.alias[path.join(dist, folder)] = path.join(dist, 'esm', folder);
  }
  // Is not packed as an ES module, though one of them imports it.
  const polyfill = 'build/polyfills/polyfill-module';
  resolve.alias[path.join(dist, 'esm', polyfill)] = path.join(dist, `${polyfill}.js`);
  // The whole of Node's process, of which two names are used.
  resolve.alias[path.join(dist, 'compiled/process')] = path.resolve('compile/process.mjs');
  // Reads the patterns of rewrites, which a static site has none of; does nothing by itself.
  module.rules.push({ include: path.join(dist, 'compiled/path-to-regexp'), sideEffects: false });
  // Every page lists the scripts of all pages: 16 random digits each are twice as many as a name needs.
  output.hashDigestLength = 8;
}
