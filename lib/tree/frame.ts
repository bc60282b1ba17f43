import { foldersOnTheWay, type Route } from '../vocabulary/routes';
import {
  firstPage,
  isPage,
  isVisible,
  isWithin,
  listedPages,
  sectionOf,
  type PageEntry,
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

/** Lists the entries on the way to a page, itself last; none for a page outside the map. */
export function entriesTo(map: PageMap, page: Route): PageEntry[] {
  const entries: PageEntry[] = [];
  let level = map;
  for (const route of foldersOnTheWay(page)) {
    const entry = level.find((one) => one.route === route);
    if (entry === undefined) {
      return [];
    }
    entries.push(entry);
    level = entry.children ?? [];
  }
  return entries;
}

/** Tells whether an entry leads to a page: its own, or the first one in it (`docs/index.md`). */
export function hasAddress(entry: PageEntry): boolean {
  return isPage(entry) || entry.children?.some(({ route }) => route === entry.route) === true;
}

function stepsTo(map: PageMap, page: Route): Step[] {
  return entriesTo(map, page).map((entry) => ({
    title: entry.title,
    ...(hasAddress(entry) && { route: entry.route }),
  }));
}

/**
 * Finds the place of a page in the site.
 *
 * @param map the whole map
 */
export function placeOf(map: PageMap, route: Route): Place {
  const sections = map
    .filter((entry) => entry.type === 'page' && isVisible(entry))
    .map((entry) => ({
      title: entry.title,
      route: isPage(entry) ? entry.route : firstPage(map, entry.route),
      isCurrent: entry.route === '/' ? route === '/' : isWithin(route, entry.route),
    }));
  const section = sectionOf(map, route);
  const steps = stepsTo(map, route);
  if (section === undefined) {
    return { sections, steps: steps.length > 1 ? steps : [] };
  }
  const pages = listedPages([section]);
  const at = pages.findIndex((page) => page.route === route);
  const previous = pages[at - 1];
  const next = at === -1 ? undefined : pages[at + 1];
  return {
    sections,
    section: section.number,
    steps,
    ...(previous && { previous: linkTo(previous) }),
    ...(next && { next: linkTo(next) }),
  };
}

function linkTo({ route, title }: PageEntry): PageLink {
  return { route, title };
}
