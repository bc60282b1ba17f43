import { foldersOnTheWay, type Route } from '../vocabulary/routes';
import {
  entryOf,
  hasRows,
  isVisible,
  isWithin,
  listedPages,
  routeIn,
  sectionNumber,
  type CompactEntry,
  type CompactPageMap,
} from './compact-page-map';

/** One row of the menu: a page, a folder, or a folder with a page. */
export interface MenuRow {
  readonly name: string;
  /** Where the row leads; of a folder without a page, its first note. */
  readonly route: Route;
  readonly title: string;
  /** Whether the row leads to a page of its own. */
  readonly hasPage: boolean;
  /** Whether this is the page being read. */
  readonly isActive: boolean;
  /** How many notes are below a folder that is no section. */
  readonly count?: number;
  /** The number of a section among all of them; the style sheet has a colour for each. */
  readonly mark?: number;
  /** A part of the site with a title in the bar at the top: the one being read, or another. */
  readonly section?: 'current' | 'other';
  /** The rows below it; a folder without them is a link. */
  readonly rows?: readonly MenuRow[];
  /** Whether they are shown at first. */
  readonly isOpen?: boolean;
}

/** How folders open and close, as `theme.config.tsx` says. */
export interface MenuSettings {
  /** Folders of a section from this level on are closed at first; the outermost are of level 1. */
  readonly defaultMenuCollapseLevel: number;
}

/** A section with more rows shows those on the way to its page, and the other folders as links. */
const MOST_ROWS = 250;

function isSectionOf({ type }: Pick<CompactEntry, 'type'>, parent: string): boolean {
  return parent === '' && type === 'page';
}

function countRows(map: CompactPageMap): number {
  return Object.values(map).reduce(
    (count, named) => count + 1 + countRows(entryOf(named).children ?? {}),
    0,
  );
}

/** The first page that the menu names in a folder. */
function firstPage(map: CompactPageMap, folder: Route): Route {
  return listedPages(map).find(({ route }) => isWithin(route, folder))?.route ?? folder;
}

/**
 * The menu of a page: the sections of the site, and of the section being read all rows below it.
 *
 * @param map whole
 */
export function menuRows(map: CompactPageMap, route: Route, settings: MenuSettings): MenuRow[] {
  const section = entryOf(map[route.split('/')[1] ?? ''] ?? '').children ?? {};
  const isLarge = countRows(section) > MOST_ROWS;
  const onTheWay = new Set<string>(foldersOnTheWay(route));

  const rowsOf = (entries: CompactPageMap, parent: string, level: number): MenuRow[] =>
    Object.entries(entries).flatMap(([name, named]): MenuRow[] => {
      const entry = entryOf(named);
      const { title, children = {}, hasPage = true, count } = entry;
      const own = routeIn(parent, name);
      if (!isVisible(entry) || own === '/404') {
        return [];
      }
      const isFolder = entry.children !== undefined && hasRows(entry, children);
      const isSection = isSectionOf(entry, parent);
      const isOnTheWay = onTheWay.has(own);
      const hasRowsHere = isFolder && (isSection || isLarge ? isOnTheWay : true);
      return [
        {
          name,
          route: hasPage || !isFolder ? own : firstPage(map, own),
          title,
          hasPage,
          isActive: hasPage && own === route,
          ...(count !== undefined && isFolder && { count }),
          ...(isSection && { section: isWithin(route, own) ? 'current' : 'other' }),
          ...(isSection && isFolder && { mark: sectionNumber(map, own) ?? 0 }),
          ...(hasRowsHere && {
            rows: rowsOf(children, own, isSection ? level : level + 1),
            isOpen: isOnTheWay || level < settings.defaultMenuCollapseLevel,
          }),
        },
      ];
    });
  return rowsOf(map, '', 1);
}
