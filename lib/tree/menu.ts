import { foldersOnTheWay, type Route } from '../vocabulary/routes';
import {
  entryOf,
  firstPage,
  hasRows,
  isVisible,
  isWithin,
  routeIn,
  sectionNumber,
  type PageMap,
} from './page-map';

/** A row of the menu: a page, a folder, or a folder with a page. */
export interface MenuRow {
  readonly name: string;
  /** Target of the row; for a folder without a page, its first note. */
  readonly route: Route;
  readonly title: string;
  readonly hasPage: boolean;
  readonly isActive: boolean;
  readonly count?: number;
  /** Title of the group of rows that begins here. */
  readonly group?: string;
  /** Number of a section; the style sheet has a colour for each. */
  readonly mark?: number;
  /** Whether the row is the current section or another one; absent for rows that are no section. */
  readonly section?: 'current' | 'other';
  /** Rows below it; a folder without them is a link. */
  readonly rows?: readonly MenuRow[];
  /** Whether those rows are open at first. */
  readonly isOpen?: boolean;
}

/** Settings of the menu from `theme.config.tsx`. */
export interface MenuSettings {
  /** Level from which the folders of a section are closed at first; the outermost folders have level 1. */
  readonly defaultMenuCollapseLevel: number;
}

/** Largest number of rows of a section that are all shown; a larger section shows only the way to the page. */
const MOST_ROWS = 250;

function countRows(map: PageMap): number {
  return Object.values(map).reduce(
    (count, named) => count + 1 + countRows(entryOf(named).children ?? {}),
    0,
  );
}

/**
 * Builds the menu of a page: the sections of the site, and all rows of the current section.
 *
 * @param map the whole map
 */
export function menuRows(map: PageMap, route: Route, settings: MenuSettings): MenuRow[] {
  const section = entryOf(map[route.split('/')[1] ?? ''] ?? '').children ?? {};
  const isLarge = countRows(section) > MOST_ROWS;
  const onTheWay = new Set<string>(foldersOnTheWay(route));

  const rowsOf = (entries: PageMap, parent: string, level: number): MenuRow[] => {
    let begun: string | undefined;
    return Object.entries(entries).flatMap(([name, named]): MenuRow[] => {
      const entry = entryOf(named);
      const { title, children = {}, hasPage = true, count } = entry;
      const own = routeIn(parent, name);
      // The first row of a group may be hidden.
      const group = entry.group ?? begun;
      begun = group;
      if (!isVisible(entry) || own === '/404') {
        return [];
      }
      begun = undefined;
      const isFolder = entry.children !== undefined && hasRows(entry, children);
      const isSection = parent === '' && entry.type === 'page';
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
          ...(group !== undefined && { group }),
          ...(isSection && { section: isWithin(route, own) ? 'current' : 'other' }),
          ...(isSection && isFolder && { mark: sectionNumber(map, own) ?? 0 }),
          ...(hasRowsHere && {
            rows: rowsOf(children, own, isSection ? level : level + 1),
            isOpen: isOnTheWay || level < settings.defaultMenuCollapseLevel,
          }),
        },
      ];
    });
  };
  return rowsOf(map, '', 1);
}
