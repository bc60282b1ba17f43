import { ERROR_ROUTE, type Route } from '../vocabulary/routes';

/** An entry of a folder: a note, a folder, or a folder with a page of its own. */
export interface PageEntry {
  readonly name: string;
  /** Address of its page; for a folder without one, where that would be. */
  readonly route: Route;
  readonly title: string;
  readonly type?: 'page' | 'doc';
  readonly display?: 'normal' | 'hidden';
  /** Title of the group of rows that begins with it. */
  readonly group?: string;
  /** Present on the page of a folder without notes; it is hidden until the first note. */
  readonly isWaiting?: true;
  /** Description of its page; absent without one. */
  readonly description?: string;
  /** What is in the folder; absent for a note. */
  readonly children?: PageMap;
}

/** The entries of a folder, in the order that readers see. */
export type PageMap = readonly PageEntry[];

/** Remembers what is found in a map, which never changes: the frame of every page asks for the same. */
function remembered<Found>(find: (map: PageMap) => Found): (map: PageMap) => Found {
  const known = new WeakMap<PageMap, Found>();
  return (map) => {
    const found = known.get(map) ?? find(map);
    known.set(map, found);
    return found;
  };
}

/** Lists the entries with those of their folders, each folder before what is in it. */
export const everyEntry = remembered((map): readonly PageEntry[] =>
  map.flatMap((entry) => [entry, ...everyEntry(entry.children ?? [])]),
);

/** Tells whether an entry has a page of its own. */
export function isPage({ description }: PageEntry): boolean {
  return description !== undefined;
}

/** Lists all pages except the error page, in order. */
export function pagesOf(map: PageMap): PageEntry[] {
  return everyEntry(map).filter((entry) => isPage(entry) && entry.route !== ERROR_ROUTE);
}

/** Lists the pages of the menu, in its order; a hidden folder hides what is in it. */
export const listedPages = remembered((map): readonly PageEntry[] =>
  map
    .filter((entry) => isVisible(entry) && entry.route !== ERROR_ROUTE)
    .flatMap((entry) => [...(isPage(entry) ? [entry] : []), ...listedPages(entry.children ?? [])]),
);

/** Finds the first page of a folder in the menu. */
export function firstPage(map: PageMap, folder: Route): Route {
  return listedPages(map).find(({ route }) => isWithin(route, folder))?.route ?? folder;
}

/**
 * Finds the section that a page is in, with its number, from 1: the style sheet has a colour for each. `undefined`
 * outside all sections.
 */
export function sectionOf(
  map: PageMap,
  page: string,
): (PageEntry & { readonly number: number }) | undefined {
  const sections = map.filter((entry) => entry.children && isVisible(entry));
  return sections
    .map((entry, index) => ({ ...entry, number: index + 1 }))
    .find(({ route }) => isWithin(page, route));
}

/** Tells whether a page is a folder's own page or below it. */
export function isWithin(page: string, folder: string): boolean {
  return page === folder || page.startsWith(`${folder}/`);
}

/** Tells whether an entry has a row in the menu: only pages can be hidden, with everything below. */
export function isVisible(entry: PageEntry): boolean {
  return entry.display !== 'hidden' || !isPage(entry);
}
