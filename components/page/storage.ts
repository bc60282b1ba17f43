/** Which of the two storages: kept for good, or for this tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Keys that one module writes and another reads. */
export const storageKeys = {
  /** Results opened last. */
  opened: 'search-opened',
  /** Notes visited last. */
  visited: 'search-visited',
  /** What the search leaves for a tab that it opens. */
  handover: 'search-handover',
} as const;

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
