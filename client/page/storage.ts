/** The two storages: permanent, or for this tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Keys of everything that the site stores in the browser. */
export const storageKeys = {
  language: 'language',
  sidebar: 'sidebar',
  /** Whether the browser has the site's fonts. */
  letters: 'letters',
  /** Whether `n` and `p` go to other notes. */
  noteKeys: 'note-keys',
  previews: 'link-previews',
  /** Open folders and scroll position of the menu, with its section. */
  menu: 'menu',
  /** Light, dark or system; Nextra's theme reads this key too. */
  theme: 'theme',
  /** The reader's place on each page of the history. */
  places: 'places',
  opened: 'search-opened',
  visited: 'search-visited',
  /** The reader's own values for the examples, by label. */
  values: 'my-values',
  /** Text of the search while an outdated page reloads. */
  typed: 'search-typed',
  /** What the search passes to a tab that it opens. */
  handover: 'search-handover',
} as const;

type Keys = typeof storageKeys;

/**
 * A key of {@link storageKeys}. Inline scripts cannot import a value, so they check their literals by this
 * type.
 */
export type StorageKey = Keys[keyof Keys];

/** Reads a stored text; `undefined` when there is none or storage is blocked. */
export function readStored(storage: StorageName, key: StorageKey): string | undefined {
  try {
    // Where storage is blocked, even reading the property throws.
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; does nothing when storage is blocked or full. */
export function writeStored(storage: StorageName, key: StorageKey, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // The page works without memory.
  }
}
