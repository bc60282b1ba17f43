import { SHARE_PICTURE } from './export-names';

/** Address of a page without base path, e.g. `/docs/redis/redis-stream`; the home page is `/`. */
export type Route = string & { readonly __brand: 'Route' };

/** Path of a note's source, relative to the repository, e.g. `pages/docs/redis.md`. */
export type NoteFile = string & { readonly __brand: 'NoteFile' };

const NOTE_FILE = /^pages\/(.+)\.mdx?$/;
const ROUTE_SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** File systems name no file longer than 255 bytes, and the build adds to a name. */
const MAX_SEGMENT = 100;

/** Marks a path as the path of a note; throws when it is not one. */
export function noteFile(path: string): NoteFile {
  if (!NOTE_FILE.test(path)) {
    throw new Error(`not the path of a note: ${path}`);
  }
  return path as NoteFile;
}

/**
 * The route under which a note is published.
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

/** Whether each segment of a route is ASCII kebab-case, so that it survives every host and messenger. */
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
 * The route of the folder that holds a page; `undefined` for the home page.
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
 * The folders on the way to a page, the outermost first, and the page itself, which may be one.
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

/** The exported file of a route, relative to `out/`: `/docs` is `docs.html`, `/` is `index.html`. */
export function htmlFileOf(route: Route): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** The file of a note's Markdown, relative to `out/`: `/docs` is `docs.md`, `/` is `index.md`. */
export function markdownFileOf(route: Route): string {
  return htmlFileOf(route).replace(/html$/, 'md');
}

/** The file of the picture that is shared with a note, relative to `out/`: of `/docs` `_share/docs.png`. */
export function sharePictureFileOf(route: Route): string {
  return `${SHARE_PICTURE.folder}/${htmlFileOf(route).replace(/html$/, 'png')}`;
}

/** The full address of a page for canonical links, feeds and messengers. */
export function absoluteUrl(site: { url: string; basePath: string }, route: Route): string {
  const path = `${site.basePath}${route === '/' ? '' : route}`;
  return `${site.url}${path === '' ? '/' : path}`;
}
