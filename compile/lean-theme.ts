import path from 'node:path';

interface ModuleRequest {
  request: string;
  contextInfo: { issuer: string };
}

export type ReplacementPlugin = new (
  test: RegExp,
  replace: (resource: ModuleRequest) => void,
) => unknown;

/**
 * Libraries that Nextra and its theme import at the top of their files, and what they are for there.
 * None of it is drawn or called in the browser: a search, a theme switch, an error page and prose
 * elements of our own take their places, and configuration is checked in development.
 */
export const unusedInBrowser = new Map([
  ['zod', 'checks the theme configuration, in development only'],
  ['@headlessui/react', 'menus and lists of the theme switch and of the stock search'],
  ['@popperjs/core', 'places those menus'],
  ['flexsearch', 'the stock search'],
  ['match-sorter', 'the stock search'],
  ['git-url-parse', 'the edit link, which is made of the repository address alone'],
  ['intersection-observer', 'polyfill for browsers older than those Next supports'],
  ['focus-visible', 'polyfill for browsers older than those Next supports'],
  ['nextra/components', 'stock prose elements'],
  ['next/image', 'images imported as modules'],
  ['next-mdx-remote', 'notes loaded at run time'],
  ['lodash.get', 'dynamic _meta.js, on the server only'],
  ['title', 'titles made from file names, where _meta.json has none'],
  ['path', 'file names, on the server only'],
  ['slash', 'file names, on the server only'],
]);

/** Modules of the theme that a part of ours stands for, and that part. */
const replaced = new Map([
  // A link is an <a>: one listener follows all of them, and nothing is fetched before a reader points.
  ['next/link', 'components/page/link.tsx'],
  // The page head is drawn by components/chrome/head.tsx.
  ['next-seo', 'compile/inert.ts'],
]);

const NEXTRA = /[\\/]node_modules[\\/]nextra(-theme-docs)?[\\/]dist[\\/]/;
/** What Next puts before the name of a package whose exports it picks one by one. */
const BARREL = /^__barrel_optimize__\?.*!=!/;

/**
 * Keeps {@link unusedInBrowser} out of the browser's bundle and puts our parts in their places. Only
 * imports by Nextra and its theme are touched, not our own of the same name.
 *
 * @param options.inBrowser `false` on the server and in development
 */
export function leanTheme(
  { NormalModuleReplacementPlugin }: { NormalModuleReplacementPlugin: ReplacementPlugin },
  { inBrowser }: { inBrowser: boolean },
): unknown {
  return new NormalModuleReplacementPlugin(/./, (resource) => {
    if (NEXTRA.test(resource.contextInfo.issuer)) {
      const name = resource.request.replace(BARREL, '');
      const file =
        replaced.get(name) ??
        (inBrowser && unusedInBrowser.has(name) ? 'compile/inert.ts' : undefined);
      if (file !== undefined) {
        resource.request = path.resolve(file);
      }
    }
  });
}
