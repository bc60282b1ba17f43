import { hrefOf } from './href';

/** How an address is opened. */
export interface OpenOptions {
  /** `replace` leaves no entry in the history. */
  readonly how?: 'push' | 'replace';
  /** The page stays as it is, and only its address changes. */
  readonly inPlace?: boolean;
}

/** Goes to an address below the site's own path. */
export function openPage(
  address: string,
  { how = 'push', inPlace = false }: OpenOptions = {},
): void {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  const href = hrefOf({ route: path }) + rest.join('');
  if (inPlace) {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', href);
  } else if (how === 'push') {
    location.assign(href);
  } else {
    location.replace(href);
  }
}
