import { hrefOf } from './href';

function hrefOfAddress(address: string): string {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  return hrefOf({ route: path }) + rest.join('');
}

/** Goes to an address below the base path. */
export function openPage(address: string): void {
  location.assign(hrefOfAddress(address));
}

/**
 * Changes the address, below the base path, without loading another page.
 *
 * @param how `replace` adds no entry to the history
 */
export function changeAddress(address: string, how: 'push' | 'replace'): void {
  history[`${how}State`](null, '', hrefOfAddress(address));
}
