import { hrefOf } from './href';

function hrefOfAddress(address: string): string {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  return hrefOf({ route: path }) + rest.join('');
}

/** Goes to an address below the site's own path. */
export function openPage(address: string): void {
  location.assign(hrefOfAddress(address));
}

/**
 * Changes the address, below the site's own path, of the page that stays as it is.
 *
 * @param how `replace` leaves no entry in the history.
 */
export function changeAddress(address: string, how: 'push' | 'replace'): void {
  history[`${how}State`](null, '', hrefOfAddress(address));
}
