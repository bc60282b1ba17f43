import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** @type {(phase: string) => import('next').NextConfig} */
export default (phase) => ({
  output: 'export',
  // A build exports aside; `build/site.ts` puts what has passed all checks in the place of out/.
  ...(phase === PHASE_PRODUCTION_BUILD && { distDir: '.cache/out' }),
  adapterPath: path.join(import.meta.dirname, 'build/adapter.mjs'),
  // Notes lie in pages/ too: pages/[[...note]].tsx draws them.
  pageExtensions: ['tsx'],
  // Checked with the other facts of the owner (lib/site/site.ts). An adapter comes too late to set it.
  basePath: process.env['BASE_PATH'] ?? '',
  transpilePackages: ['nextra', 'nextra-theme-docs'],
  // Nextra's components import Mermaid, two thirds of all code to bundle; the build draws diagrams itself.
  turbopack: { resolveAlias: { mermaid: './build/draw/no-mermaid.ts' } },
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  experimental: { cpus: availableParallelism() },
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
});
