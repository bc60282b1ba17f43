/** Reads a stored text; `undefined` when there is none or storage is blocked. */
export function readStored(storage: Storage, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; does nothing when storage is blocked or full. */
export function writeStored(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // The page works without memory.
  }
}
