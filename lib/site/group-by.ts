/** Groups items by key, in the order in which the keys first occur. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [key: string, inside: readonly Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
