/** Answers by key, of which only those used last are kept. */
export type Memo<Value> = (key: string, make: () => Value) => Value;

/**
 * Remembers what is looked up again within a keystroke and from one to the next: of two words only the
 * last is being typed, and a query that finds little is read in several ways.
 *
 * @param limit Number of answers that are kept.
 */
export function createMemo<Value>(limit: number): Memo<Value> {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    // Put it last, so that the oldest goes first.
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) {
      kept.delete(oldest);
    }
    return value;
  };
}
