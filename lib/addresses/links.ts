/** The facts of a link that decide where it leads. */
export interface LinkFacts {
  /** The whole address, as in `HTMLAnchorElement.href`. */
  readonly href: string;
  readonly target?: string;
  readonly download?: boolean;
}

/**
 * Cuts query and hash off an address.
 *
 * @example
 * pathOf('/docs/redis?q=1#streams')  // '/docs/redis'
 */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

const FILE = /\.[a-z0-9]+$/i;

/**
 * Returns the page of this site that a link leads to; `undefined` for other sites, files, new windows, and
 * places on the current page.
 *
 * @param here address of the window
 * @returns route, query and hash below the base path
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
