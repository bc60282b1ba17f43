import type { Route } from '../vocabulary/routes';

/** How an entry is shown: `group` is the title of the group of rows that begins with it. */
interface Label {
  readonly title: string;
  readonly type?: 'page' | 'doc';
  readonly display?: 'normal' | 'hidden';
  readonly group?: string;
}

/** An entry of a folder, in the order that readers see. */
export interface OrderedEntry extends Label {
  readonly name: string;
  /** Present on the page of a folder without notes; it is hidden until the first note. */
  readonly isWaiting?: true;
  readonly note?: { readonly route: Route; readonly description: string };
  readonly folder?: { readonly route: Route; readonly entries: readonly OrderedEntry[] };
}

/** A row of the menu with the rows below it. */
export interface MapEntry extends Label {
  readonly children?: PageMap;
  readonly hasPage?: false;
  /** Number of notes below a folder that is no section. */
  readonly count?: number;
}

/** The entries of a folder by name, in order; a string is the title of a note. */
export type PageMap = Readonly<Record<string, string | MapEntry>>;

/** A page of the site, in the order of the menu. */
interface MapPage {
  readonly route: Route;
  readonly title: string;
  readonly isListed: boolean;
}

/** Reduces the entries to names, titles and order, which every page reads; routes follow from the names. */
export function toPageMap(entries: readonly OrderedEntry[], isTop = true): PageMap {
  return Object.fromEntries(
    entries.map(({ name, note, folder, isWaiting: _, ...label }) => {
      const children = folder && toPageMap(folder.entries, false);
      const isPlain = note && children === undefined && Object.keys(label).length === 1;
      const entry: MapEntry = {
        ...label,
        ...(children && { children }),
        ...(children && !isTop && { count: countNotes(children) }),
        ...(!note && { hasPage: false }),
      };
      return [name, isPlain ? label.title : entry];
    }),
  );
}

/** Counts the notes with a row in a folder and the folders below it. */
function countNotes(map: PageMap): number {
  let count = 0;
  for (const named of Object.values(map)) {
    const entry = entryOf(named);
    const own = entry.hasPage !== false && isVisible(entry) ? 1 : 0;
    count += own + (isVisible(entry) ? countNotes(entry.children ?? {}) : 0);
  }
  return count;
}

/**
 * Returns the number of the section that a page is in, from 1; the style sheet has a colour for each. `undefined`
 * outside all sections.
 */
export function sectionNumber(map: PageMap, route: string): number | undefined {
  const sections = Object.keys(map).filter((name) => {
    const entry = entryOf(map[name] ?? '');
    return entry.children && isVisible(entry);
  });
  const at = sections.findIndex((name) => isWithin(route, `/${name}`));
  return at === -1 ? undefined : at + 1;
}

/** Lists all pages except the error page, in order. */
export function pagesOf(map: PageMap, parent = '', isListed = true): MapPage[] {
  return Object.entries(map).flatMap(([name, named]) => {
    const entry = entryOf(named);
    const route = routeIn(parent, name);
    const { title, children, hasPage } = entry;
    const page = { route, title, isListed: isListed && isVisible(entry) };
    const isNote = hasPage !== false && route !== '/404';
    return [...(isNote ? [page] : []), ...pagesOf(children ?? {}, route, page.isListed)];
  });
}

/** Lists the pages of the menu, in its order. */
export function listedPages(map: PageMap): MapPage[] {
  return pagesOf(map).filter(({ isListed }) => isListed);
}

/** Finds the first page of a folder in the menu. */
export function firstPage(map: PageMap, folder: Route): Route {
  return listedPages(map).find(({ route }) => isWithin(route, folder))?.route ?? folder;
}

/** Expands an entry to its long form. */
export function entryOf(entry: string | MapEntry): MapEntry {
  return typeof entry === 'string' ? { title: entry } : entry;
}

/**
 * Returns the route of an entry.
 *
 * @param parent route of the folder, empty at the top
 */
export function routeIn(parent: string, name: string): Route {
  return (name === 'index' ? parent || '/' : `${parent}/${name}`) as Route;
}

/** Tells whether a page is a folder's own page or below it. */
export function isWithin(page: string, folder: string): boolean {
  return page === folder || page.startsWith(`${folder}/`);
}

/**
 * Tells whether an entry has a row in the menu. As in the theme, only pages can be hidden, with everything
 * below.
 */
export function isVisible({ display, hasPage }: Omit<MapEntry, 'children'>): boolean {
  return display !== 'hidden' || hasPage === false;
}

/** Tells whether an entry is a folder in the menu: it has rows, or no page of its own. */
export function hasRows({ hasPage }: Omit<MapEntry, 'children'>, children: PageMap): boolean {
  return hasPage === false || Object.values(children).some((child) => isVisible(entryOf(child)));
}
