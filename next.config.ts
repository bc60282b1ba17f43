import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import type { WebpackConfig } from './compile/lean-next';
import { readNotesData } from './compile/notes-data';
import { configureWebpack, type Tools } from './compile/webpack';

/** Which page draws which address; `scripts/io/stage.ts` writes it. */
const ROUTES = '.cache/site/routes.json';

if (!existsSync(ROUTES)) {
  throw new Error(`${ROUTES}이 없다. "npm run build"나 "npm run dev"로 실행한다.`);
}

const { site } = readNotesData();

/** All pages in the development server; a build names those that it draws. */
function readRoutes(): Record<string, { page: string }> {
  const routes = readJson(ROUTES) as Record<string, { page: string }>;
  const drawn = process.env['DRAWN_ROUTES'];
  if (drawn === undefined) {
    return routes;
  }
  const names = new Set(readJson(drawn) as string[]);
  return Object.fromEntries(Object.entries(routes).filter(([route]) => names.has(route)));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const config: NextConfig = {
  output: 'export',
  // All notes are one page to Next.js: what it spends on a page it spends once.
  exportPathMap: readRoutes,
  // It is written into every page: the same code, the same page (scripts/io/site-code.ts).
  generateBuildId: () => process.env['SITE_CODE'] ?? null,
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  basePath: site.basePath,
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // There is no server to trace the files of.
  outputFileTracingExcludes: { '*': ['**/*'] },
  experimental: {
    // The folder of Next.js is a stage; the code stands outside of it.
    externalDir: true,
    // By default one process fewer.
    cpus: availableParallelism(),
    // The server's bundles only run here, once.
    serverMinification: false,
    // Tells routes of pages/ from those of app/, which is not there.
    clientRouterFilter: false,
  },
  images: { unoptimized: true },
  // next-seo is named so that compile/lean-theme.ts can replace it on the server too.
  transpilePackages: ['nextra', 'nextra-theme-docs', 'next-seo'],
  // Types are checked once, by `npm run check`; not again inside every build.
  typescript: { ignoreBuildErrors: true },
  webpack: (config: WebpackConfig, tools: Tools) => configureWebpack(config, tools, site),
};

export default config;
