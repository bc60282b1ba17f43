import { SHARE_PICTURE } from './export-names';

/** Address of a page without base path, such as `/docs/redis/redis-stream`; the home page is `/`. */
export type Route = string & { readonly __brand: 'Route' };

/** Path of a note's source from the root of the repository, such as `pages/docs/redis.md`. */
export type NoteFile = string & { readonly __brand: 'NoteFile' };

/** The error page, which answers at every missing address and has none of its own. */
export const ERROR_ROUTE = '/404' as Route;

const NOTE_FILE = /^pages\/(.+)\.mdx?$/;
const ROUTE_SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Longest segment: file systems allow 255 bytes, and the build makes names longer. */
const MAX_SEGMENT = 100;

/** Tells whether a path is that of a note. */
export function isNoteFile(path: string): path is NoteFile {
  return NOTE_FILE.test(path);
}

/** Marks a path as the path of a note; throws for any other path. */
export function noteFile(path: string): NoteFile {
  if (!isNoteFile(path)) {
    throw new Error(`not the path of a note: ${path}`);
  }
  return path;
}

/**
 * Returns the route of a note.
 *
 * @example
 * routeOf('pages/docs/index.md')  // '/docs'
 * routeOf('pages/docs/redis.md')  // '/docs/redis'
 * routeOf('pages/index.mdx')      // '/'
 */
export function routeOf(file: NoteFile): Route {
  const path = file.replace(NOTE_FILE, '$1').replace(/(^|\/)index$/, '');
  return `/${path}` as Route;
}

/** Tells whether each segment of a route is ASCII kebab-case, which every host and messenger keeps as it is. */
export function isCleanRoute(route: Route): boolean {
  return (
    route === '/' ||
    route
      .slice(1)
      .split('/')
      .every(
        // `docs/index.md` is the page of `/docs`.
        (segment) =>
          segment.length <= MAX_SEGMENT && segment !== 'index' && ROUTE_SEGMENT.test(segment),
      )
  );
}

/**
 * Returns the route of a page's folder; `undefined` for the home page.
 *
 * @example
 * parentRoute('/docs/redis')  // '/docs'
 * parentRoute('/docs')        // '/'
 */
export function parentRoute(route: Route): Route | undefined {
  if (route === '/') {
    return undefined;
  }
  const end = route.lastIndexOf('/');
  return (end === 0 ? '/' : route.slice(0, end)) as Route;
}

/**
 * Lists the folders on the way to a page, outermost first, then the page itself.
 *
 * @example
 * foldersOnTheWay('/docs/redis')  // ['/docs', '/docs/redis']
 * foldersOnTheWay('/')            // []
 */
export function foldersOnTheWay(route: Route): Route[] {
  const names = route.split('/').slice(1);
  return route === '/'
    ? []
    : names.map((_, index) => `/${names.slice(0, index + 1).join('/')}` as Route);
}

/** Returns the exported file of a route, relative to `out/`: `docs.html` for `/docs`, `index.html` for `/`. */
export function htmlFileOf(route: Route): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Returns the Markdown file of a note, relative to `out/`: `docs.md` for `/docs`, `index.md` for `/`. */
export function markdownFileOf(route: Route): string {
  return htmlFileOf(route).replace(/html$/, 'md');
}

/** Returns the file of a note's share picture, relative to `out/`: `_share/docs.png` for `/docs`. */
export function sharePictureFileOf(route: Route): string {
  return `${SHARE_PICTURE.folder}/${htmlFileOf(route).replace(/html$/, 'png')}`;
}

/** Returns the full address of a page for canonical links, feeds and messengers. */
export function absoluteUrl(site: { url: string; basePath: string }, route: Route): string {
  const path = `${site.basePath}${route === '/' ? '' : route}`;
  return `${site.url}${path === '' ? '/' : path}`;
}
