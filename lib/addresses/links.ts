/** What decides where a link leads. */
export interface LinkFacts {
  /** The whole address, as `HTMLAnchorElement.href` gives it. */
  readonly href: string;
  readonly target?: string;
  readonly download?: boolean;
}

/**
 * The part of an address before its query and its hash.
 *
 * @example
 * pathOf('/docs/redis?q=1#streams')  // '/docs/redis'
 */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

const FILE = /\.[a-z0-9]+$/i;

/**
 * The page of this site that a link leads to, to be shown without a reload; `undefined` for what the
 * browser does better itself: other sites, files, new windows, and places on the page being read.
 *
 * @param here The address of the window.
 * @returns Route, query and hash below the base path.
 * @example
 * pageOfLink({ href: 'https://a.dev/notes/docs#id' }, 'https://a.dev/notes/', '/notes') // → '/docs#id'
 * pageOfLink({ href: 'https://b.dev/' }, 'https://a.dev/', '') // → undefined
 */
export function pageOfLink(link: LinkFacts, here: string, basePath: string): string | undefined {
  const from = new URL(here);
  const to = new URL(link.href, here);
  const below = to.pathname === basePath || to.pathname.startsWith(`${basePath}/`);
  const isElsewhere = to.origin !== from.origin || !below || FILE.test(to.pathname);
  const isOnThisPage =
    to.pathname === from.pathname && to.search === from.search && link.href.includes('#');
  const opensElsewhere =
    link.download === true || (link.target !== undefined && !['', '_self'].includes(link.target));
  if (isElsewhere || isOnThisPage || opensElsewhere) {
    return undefined;
  }
  const route = to.pathname.slice(basePath.length);
  return `${route === '' ? '/' : route}${to.search}${to.hash}`;
}
