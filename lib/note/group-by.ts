/** Groups items by their keys, in the order in which the keys first occur. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): (readonly [key: Key, inside: readonly Item[]])[] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key) ?? [];
      group.push(item);
      groups.set(key, group);
    }
  }
  return [...groups];
}
