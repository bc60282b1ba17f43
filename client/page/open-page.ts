import { hrefOf } from '../../components/page/href';

/**
 * Changes the address, below the base path, without loading another page.
 *
 * @param how `replace` adds no entry to the history
 */
export function changeAddress(address: string, how: 'push' | 'replace'): void {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  history[`${how}State`](null, '', hrefOf({ route: path }) + rest.join(''));
}
