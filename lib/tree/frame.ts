import { foldersOnTheWay, type Route } from '../vocabulary/routes';
import {
  entryOf,
  firstPage,
  isVisible,
  isWithin,
  listedPages,
  routeIn,
  sectionNumber,
  type MapEntry,
  type PageMap,
} from './page-map';

/** A page by its title in the menu. */
export interface PageLink {
  readonly route: Route;
  readonly title: string;
}

/** A step on the way to a page; a folder without a page has no route. */
export interface Step {
  readonly title: string;
  readonly route?: Route;
}

/** The parts around a note that depend on its place in the site. */
export interface Place {
  readonly sections: readonly (PageLink & { readonly isCurrent: boolean })[];
  /** Number of the section; `undefined` for a page without a menu. */
  readonly section?: number;
  /** The way to the page, itself last; empty for a page outside all sections and folders. */
  readonly steps: readonly Step[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

interface EntryOnTheWay extends MapEntry {
  readonly route: Route;
  readonly isPage: boolean;
}

/** Lists the entries on the way to a page, itself last; none for a page outside the map. */
export function entriesTo(map: PageMap, page: Route): EntryOnTheWay[] {
  const entries: EntryOnTheWay[] = [];
  let level = map;
  for (const route of foldersOnTheWay(page)) {
    const named = level[route.slice(route.lastIndexOf('/') + 1)];
    if (named === undefined) {
      return [];
    }
    const entry = entryOf(named);
    level = entry.children ?? {};
    const isPage = entry.hasPage !== false || level['index'] !== undefined;
    entries.push({ ...entry, route, isPage });
  }
  return entries;
}

function stepsTo(map: PageMap, page: Route): Step[] {
  return entriesTo(map, page).map(({ title, route, isPage }) => ({
    title,
    ...(isPage && { route }),
  }));
}

/**
 * Finds the place of a page in the site.
 *
 * @param map the whole map
 */
export function placeOf(map: PageMap, route: Route): Place {
  const listed = listedPages(map);
  const sections = Object.entries(map).flatMap(([name, named]) => {
    const entry = entryOf(named);
    const own = routeIn('', name);
    return entry.type === 'page' && isVisible(entry)
      ? [
          {
            title: entry.title,
            route: entry.hasPage === false ? firstPage(map, own) : own,
            isCurrent: own === '/' ? route === own : isWithin(route, own),
          },
        ]
      : [];
  });
  const section = sectionNumber(map, route);
  const named = map[route.split('/')[1] ?? ''];
  if (section === undefined || named === undefined || !isVisible(entryOf(named))) {
    const steps = stepsTo(map, route);
    return { sections, steps: steps.length > 1 ? steps : [] };
  }
  const root = `/${route.split('/')[1] ?? ''}`;
  const pages = listed.filter((page) => isWithin(page.route, root));
  const at = pages.findIndex((page) => page.route === route);
  const previous = pages[at - 1];
  const next = at === -1 ? undefined : pages[at + 1];
  return {
    sections,
    section,
    steps: stepsTo(map, route),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}
