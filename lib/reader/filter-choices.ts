import type { Filters } from '../search/query/filters';

/** One filter with its value. */
export type FilterChoice =
  { readonly section: string } | { readonly codeOnly: true } | { readonly language: string };

/**
 * The filters after a filter has been pressed: put in, changed to another value, or taken out if it
 * was that already. The language goes with "코드만", beside which it stands.
 *
 * @example
 * toggleFilter({ section: 'docs' }, { section: 'docs' }) // {}
 */
export function toggleFilter(filters: Filters, choice: FilterChoice): Filters {
  const isOn = Object.entries(choice).every(
    ([name, value]) => filters[name as keyof Filters] === value,
  );
  if (!isOn) {
    return { ...filters, ...choice };
  }
  const removed = 'codeOnly' in choice ? ['codeOnly', 'language'] : Object.keys(choice);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !removed.includes(name)));
}
