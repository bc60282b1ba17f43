import { decodeAddress } from '../../lib/addresses/decode-address';
import { site } from './site';

/** The address of a result in the browser, below the site's own path. */
export function hrefOf({ route, anchor = '' }: { route: string; anchor?: string }): string {
  const path = route === '/' && site.basePath !== '' ? '' : route;
  return `${site.basePath}${path}${anchor === '' ? '' : `#${anchor}`}`;
}

/** The route of the page being shown. */
export function currentRoute(): string {
  const route = decodeAddress(location.pathname).slice(site.basePath.length);
  return route === '' ? '/' : route;
}

/** The place on the page that the address names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeAddress(location.hash.slice(1)));
}
