/** Which of the two storages: kept for good, or for this tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a stored text; `undefined` when there is none or storage is blocked. */
export function readStored(storage: StorageName, key: string): string | undefined {
  try {
    // Where storage is blocked, already its name throws.
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; does nothing when storage is blocked or full. */
export function writeStored(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // The page works without memory.
  }
}
