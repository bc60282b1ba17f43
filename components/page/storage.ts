/** Which of the two storages: kept for good, or for this tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Everything the site keeps in a reader's browser, by its key. */
export const storageKeys = {
  /** The programming language whose tabs are shown. */
  language: 'language',
  /** Whether the sidebar is hidden. */
  sidebar: 'sidebar',
  /** That the browser has the letters of the site. */
  letters: 'letters',
  /** Whether `n` and `p` lead to other notes. */
  noteKeys: 'note-keys',
  /** Whether links of a text show what they lead to. */
  previews: 'link-previews',
  /** Which folders of a section are open in the menu, and how far it is scrolled. */
  menu: 'menu',
  /** Light, dark or as the system does; the theme of Nextra reads it too. */
  theme: 'theme',
  /** What was read at each entry of the history. */
  places: 'places',
  /** Results opened last. */
  opened: 'search-opened',
  /** Notes visited last. */
  visited: 'search-visited',
  /** What a reader put in the place of the values of the examples, by label. */
  values: 'my-values',
  /** What stood in the search when a page of an old build was read anew. */
  typed: 'search-typed',
  /** What the search leaves for a tab that it opens. */
  handover: 'search-handover',
} as const;

type Keys = typeof storageKeys;

/** A key of {@link storageKeys}; inline scripts, which can import no value, name theirs by this type. */
export type StorageKey = Keys[keyof Keys];

/** Reads a stored text; `undefined` when there is none or storage is blocked. */
export function readStored(storage: StorageName, key: StorageKey): string | undefined {
  try {
    // Where storage is blocked, already its name throws.
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
