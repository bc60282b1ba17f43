import { ERROR_ROUTE, foldersOnTheWay, type Route } from '../vocabulary/routes';
import {
  everyEntry,
  firstPage,
  isPage,
  isVisible,
  isWithin,
  listedPages,
  sectionOf,
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

/**
 * Builds the menu of a page: the sections of the site, and all rows of the current section.
 *
 * @param map the whole map
 */
export function menuRows(map: PageMap, page: Route, settings: MenuSettings): MenuRow[] {
  const isLarge = everyEntry(sectionOf(map, page)?.children ?? []).length > MOST_ROWS;
  const onTheWay = new Set<string>(foldersOnTheWay(page));

  const rowsOf = (entries: PageMap, level: number): MenuRow[] => {
    let begun: string | undefined;
    return entries.flatMap((entry): MenuRow[] => {
      const { name, route, title, children = [] } = entry;
      // The first row of a group may be hidden.
      const group = entry.group ?? begun;
      begun = group;
      if (!isVisible(entry) || route === ERROR_ROUTE) {
        return [];
      }
      begun = undefined;
      const hasPage = isPage(entry);
      const isFolder = entry.children !== undefined && (!hasPage || children.some(isVisible));
      const isSection = entries === map && entry.type === 'page';
      const isOnTheWay = onTheWay.has(route);
      const hasRowsHere = isFolder && (isSection || isLarge ? isOnTheWay : true);
      return [
        {
          name,
          route: hasPage || !isFolder ? route : firstPage(map, route),
          title,
          hasPage,
          isActive: hasPage && route === page,
          ...(isFolder && entries !== map && { count: listedPages(children).length }),
          ...(group !== undefined && { group }),
          ...(isSection && { section: isWithin(page, route) ? 'current' : 'other' }),
          ...(isSection && isFolder && { mark: sectionOf(map, route)?.number ?? 0 }),
          ...(hasRowsHere && {
            rows: rowsOf(children, isSection ? level : level + 1),
            isOpen: isOnTheWay || level < settings.defaultMenuCollapseLevel,
          }),
        },
      ];
    });
  };
  return rowsOf(map, 1);
}
