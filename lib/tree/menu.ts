import { foldersOnTheWay, parentRoute, type Route } from '../vocabulary/routes';
import {
  entryOf,
  hasRows,
  isVisible,
  isWithin,
  routeIn,
  sectionNumber,
  type CompactEntry,
  type CompactPageMap,
} from './compact-page-map';

/** One row of the menu: a page, a folder, or a folder with a page. */
export interface MenuRow {
  readonly name: string;
  readonly route: Route;
  readonly title: string;
  /** Whether the route leads to a page; of a section it is the first row inside that does. */
  readonly hasPage: boolean;
  /** Whether this is the page being read. */
  readonly isActive: boolean;
  /** `undefined` for what is no folder. */
  readonly isOpen?: boolean;
  /** How many notes are below a folder that is no section. */
  readonly count?: number;
  /** The number of a section among all of them. */
  readonly mark?: number;
  /** A part of the site with a title in the bar at the top: the one being read, or another. */
  readonly section?: 'current' | 'other';
  /** The rows below it, when they are to be drawn and are known. */
  readonly rows?: readonly MenuRow[];
}

/** How folders open and close, as `theme.config.tsx` says. */
export interface MenuSettings {
  /** Folders of a section from this level on are closed at first; the outermost are of level 1. */
  readonly defaultMenuCollapseLevel: number;
  /** Whether a folder that opens closes the open ones beside it. */
  readonly autoCollapse: boolean;
}

/** The open folders. A folder in a closed one may be open: it is so again when that one opens. */
export type OpenFolders = ReadonlySet<Route>;

/** The entry of a folder with rows, `undefined` when the map has none at that route. */
function folderAt(map: CompactPageMap, route: Route): CompactEntry | undefined {
  let children = map;
  let folder: CompactEntry | undefined;
  for (const name of route.slice(1).split('/')) {
    folder = entryOf(children[name] ?? '');
    children = folder.children ?? {};
  }
  return folder?.children !== undefined && hasRows(folder, children) ? folder : undefined;
}

function isSectionOf({ type }: Pick<CompactEntry, 'type'>, parent: string): boolean {
  return parent === '' && type === 'page';
}

function openFolder(open: Set<Route>, folder: Route, { autoCollapse }: MenuSettings): void {
  if (open.has(folder)) {
    return;
  }
  const parent = parentRoute(folder);
  for (const other of autoCollapse ? [...open] : []) {
    if (parentRoute(other) === parent) {
      open.delete(other);
    }
  }
  open.add(folder);
}

/** Opens a closed folder, which closes the open ones beside it, or closes an open one. */
export function toggleMenu(open: OpenFolders, folder: Route, settings: MenuSettings): OpenFolders {
  const next = new Set(open);
  if (!next.delete(folder)) {
    openFolder(next, folder, settings);
  }
  return next;
}

/** Opens the folders on the way to a page, and the page itself when it is one. */
export function openTo(
  open: OpenFolders,
  map: CompactPageMap,
  route: Route,
  settings: MenuSettings,
): OpenFolders {
  const next = new Set(open);
  for (const folder of foldersOnTheWay(route)) {
    if (folderAt(map, folder) !== undefined) {
      openFolder(next, folder, settings);
    }
  }
  return next;
}

/** The folders that are open when a page is opened for the first time. */
export function openAtFirst(
  map: CompactPageMap,
  route: Route,
  settings: MenuSettings,
): OpenFolders {
  const shallow = (entries: CompactPageMap, parent: string, level: number): Route[] =>
    level >= settings.defaultMenuCollapseLevel
      ? []
      : Object.entries(entries).flatMap(([name, named]) => {
          const entry = entryOf(named);
          const folder = routeIn(parent, name);
          const isSection = isSectionOf(entry, parent);
          return entry.children === undefined
            ? []
            : [
                ...(isSection ? [] : [folder]),
                ...shallow(entry.children, folder, isSection ? level : level + 1),
              ];
        });
  return openTo(new Set(shallow(map, '', 1)), map, route, { ...settings, autoCollapse: false });
}

/**
 * The rows of the menu that can be seen. Those of the section being read are among them even when it is
 * closed: where the window is wide, it has no row that could be opened.
 *
 * @param map may be partial: of an open folder whose children are not here there are no `rows`
 */
export function menuRows(
  map: CompactPageMap,
  route: Route,
  open: OpenFolders,
  parent = '',
): MenuRow[] {
  return Object.entries(map).flatMap(([name, named]): MenuRow[] => {
    const entry = entryOf(named);
    const { children = {}, hasPage = true, partial = false } = entry;
    const own = routeIn(parent, name);
    if (!isVisible(entry) || own === '/404') {
      return [];
    }
    const isFolder = entry.children !== undefined && hasRows(entry, children);
    const isOpen = isFolder && open.has(own);
    const section = isSectionOf(entry, parent) && (isWithin(route, own) ? 'current' : 'other');
    const isDrawn = isOpen || (isFolder && section === 'current');
    return [
      {
        name,
        route: own,
        title: entry.title,
        hasPage,
        isActive: hasPage && own === route,
        ...(section !== false && { section }),
        ...(isFolder && { isOpen }),
        ...(isFolder && entry.count !== undefined && { count: entry.count }),
        ...(section !== false && isFolder && { mark: sectionNumber(map, own) ?? 0 }),
        ...(isDrawn && !partial && { rows: menuRows(children, route, open, own) }),
      },
    ];
  });
}

/** The first folder that is open but whose rows are not here yet. */
export function awaitedFolder(rows: readonly MenuRow[]): MenuRow | undefined {
  for (const row of rows) {
    const awaited =
      row.isOpen === true && row.rows === undefined ? row : awaitedFolder(row.rows ?? []);
    if (awaited !== undefined) {
      return awaited;
    }
  }
  return undefined;
}
