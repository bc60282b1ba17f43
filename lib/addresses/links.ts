/**
 * Cuts query and hash off an address.
 *
 * @example
 * pathOf('/docs/redis?q=1#streams')  // '/docs/redis'
 */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
