import { decodeAddress } from '../../lib/addresses/decode-address';
import { site } from './site';

/** Links to pages of the site: the others leave it, open a file or another window. */
export const PAGE_LINKS = 'a[href^="/"]:not([href*="."], [target], [download])';

/** Returns the address of a result below the base path. */
export function hrefOf({ route, anchor = '' }: { route: string; anchor?: string }): string {
  const path = route === '/' && site.basePath !== '' ? '' : route;
  return `${site.basePath}${path}${anchor === '' ? '' : `#${anchor}`}`;
}

/** Returns the route of the current page. */
export function currentRoute(): string {
  const route = decodeAddress(location.pathname).slice(site.basePath.length);
  return route === '' ? '/' : route;
}

/** Finds the element that the address points to. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeAddress(location.hash.slice(1)));
}
