import { foldersOnTheWay, type Route } from '../vocabulary/routes';
import type { PageMapEntry, PageMapMeta } from './page-map';

type Label = PageMapMeta['data'][string];

/** A row of the menu with what is below it. */
export interface CompactEntry extends Label {
  readonly children?: CompactPageMap;
  readonly hasPage?: false;
  /** Set where a folder has more children than those here. */
  readonly partial?: true;
  /** How many notes are below a folder; not of a section, since every page of the site would change with it. */
  readonly count?: number;
}

/** The entries of a folder by name, in their order: a string is the title of a note. */
export type CompactPageMap = Record<string, string | CompactEntry>;

/** A page of the site, in the order of the menu. */
interface MapPage {
  readonly route: Route;
  readonly title: string;
  /** Whether it is no folder. */
  readonly isLeaf: boolean;
  readonly isListed: boolean;
}

/**
 * A function that works once for each map: the maps of a site are never changed. Calls are marked as pure,
 * so that the bundle for the browser leaves out the functions that only the build asks.
 */
function oncePerMap<Key extends object, Value extends object>(
  make: (map: Key) => Value,
): (map: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (map) => {
    const value = made.get(map) ?? make(map);
    made.set(map, value);
    return value;
  };
}

/**
 * The page map as it goes to the browser: titles, names and order. Front matter stays behind, and
 * {@link expandPageMap} knows routes from names.
 */
export const compactPageMap = /* @__PURE__ */ oncePerMap((pageMap: readonly PageMapEntry[]) =>
  compact(pageMap, true),
);

function compact(entries: readonly PageMapEntry[], isTop = false): CompactPageMap {
  const result: CompactPageMap = {};
  for (const meta of entries) {
    if (meta.kind !== 'Meta') {
      continue;
    }
    for (const [name, label] of Object.entries(meta.data)) {
      const folder = entries.find((entry) => entry.kind === 'Folder' && entry.name === name);
      const hasPage = entries.some((entry) => entry.kind === 'MdxPage' && entry.name === name);
      const { title, ...rest } = label;
      const isPlain = hasPage && folder === undefined && Object.keys(rest).length === 0;
      const children = folder?.kind === 'Folder' ? compact(folder.children) : undefined;
      result[name] = isPlain
        ? title
        : {
            ...label,
            ...(children && { children }),
            ...(children && !isTop && { count: countNotes(children) }),
            ...(!hasPage && { hasPage }),
          };
    }
  }
  return result;
}

/** How many notes with a row are in a folder and the folders below it. */
function countNotes(map: CompactPageMap): number {
  let count = 0;
  for (const named of Object.values(map)) {
    const entry = entryOf(named);
    const own = entry.hasPage !== false && isVisible(entry) ? 1 : 0;
    count += own + (isVisible(entry) ? countNotes(entry.children ?? {}) : 0);
  }
  return count;
}

/**
 * The place of the section in which a page stands among all of them, from 1 on; the style sheet has a
 * colour for each. `undefined` for a page in none.
 */
export function sectionNumber(map: CompactPageMap, route: string): number | undefined {
  const sections = Object.keys(map).filter((name) => entryOf(map[name] ?? '').children);
  const at = sections.findIndex((name) => isWithin(route, `/${name}`));
  return at === -1 ? undefined : at + 1;
}

const pagesOf = /* @__PURE__ */ oncePerMap((map: CompactPageMap): readonly MapPage[] =>
  readPages(map, '', true),
);

function readPages(map: CompactPageMap, parent: string, isListed: boolean): MapPage[] {
  return Object.entries(map).flatMap(([name, named]) => {
    const entry = entryOf(named);
    const route = routeIn(parent, name);
    const { title, children, hasPage } = entry;
    const isLeaf = children === undefined;
    const page = { route, title, isLeaf, isListed: isListed && isVisible(entry) };
    const isNote = hasPage !== false && route !== '/404';
    return [...(isNote ? [page] : []), ...readPages(children ?? {}, route, page.isListed)];
  });
}

/** The pages that the menu names in their order, and for every page how many of them stand before it. */
interface Order {
  readonly listed: readonly MapPage[];
  readonly places: ReadonlyMap<string, { readonly before: number; readonly isListed: boolean }>;
}

const orderOf = /* @__PURE__ */ oncePerMap((map: CompactPageMap): Order => {
  const listed: MapPage[] = [];
  const places = new Map<string, { before: number; isListed: boolean }>();
  for (const page of pagesOf(map)) {
    places.set(page.route, { before: listed.length, isListed: page.isListed });
    if (page.isListed) {
      listed.push(page);
    }
  }
  return { listed, places };
});

/** The first note of each section, to which the bar at the top leads. */
const entrancesOf = /* @__PURE__ */ oncePerMap((map: CompactPageMap): readonly Route[] => {
  const leaves = pagesOf(map).filter(({ isListed, isLeaf }) => isListed && isLeaf);
  return Object.keys(map).flatMap(
    (name) => leaves.find(({ route }) => isWithin(route, routeIn('', name)))?.route ?? [],
  );
});

/** All pages but the error page, in their order. */
export function listPages(map: CompactPageMap): { route: Route; title: string }[] {
  return pagesOf(map).map(({ route, title }) => ({ route, title }));
}

/**
 * What one page needs of the map: the rows of its menu (the top, and the folders on the way to it), the
 * pages before and after it, and of each section the first note, to which the bar at the top leads. All
 * other folders are `partial`.
 *
 * @param map whole; never changed
 */
export function sliceOf(map: CompactPageMap, route: string): CompactPageMap {
  const { listed, places } = orderOf(map);
  const { before, isListed } = places.get(route) ?? { before: 0, isListed: undefined };
  const next = isListed === true ? before + 1 : before;
  // The theme counts a page that is not listed as if it stood in the place of the next one.
  const after = listed.slice(next, next + (isListed === false ? 2 : 1));
  const near = [listed[before - 1], ...after].flatMap((page) => page?.route ?? []);
  const kept = new Set([...near, ...entrancesOf(map)]);
  return cut(map, '', { route, kept, folders: new Set([...kept].flatMap(foldersOnTheWay)) });
}

/** What a slice holds besides the rows on the way to its page. */
interface Cut {
  readonly route: string;
  readonly kept: ReadonlySet<Route>;
  /** Those with a kept page in them: most folders of a site have none and are not looked through. */
  readonly folders: ReadonlySet<string>;
}

/** @param parent route of the folder, empty at the top */
function cut(map: CompactPageMap, parent: string, what: Cut): CompactPageMap {
  const { route, kept, folders } = what;
  const slice: CompactPageMap = {};
  const isDrawn = parent === '' || isWithin(route, parent);
  if (!isDrawn && !folders.has(parent)) {
    return slice;
  }
  for (const [name, named] of Object.entries(map)) {
    const own = routeIn(parent, name);
    const isFolder = typeof named !== 'string' && named.children !== undefined;
    if (!isDrawn && !(isFolder ? folders.has(own) : kept.has(own))) {
      continue;
    }
    const { children, ...entry } = entryOf(named);
    const isPartial = children && !isWithin(route, own) && hasRows(entry, children);
    slice[name] = children
      ? { ...entry, children: cut(children, own, what), ...(isPartial && { partial: true }) }
      : named;
  }
  return slice;
}

/**
 * The rows that two maps know together.
 *
 * @param fresh is right wherever both speak of the same
 */
export function mergeMaps(known: CompactPageMap, fresh: CompactPageMap): CompactPageMap {
  return Object.fromEntries(
    Object.entries(fresh).map(([name, named]) => {
      const { children, partial, ...entry } = entryOf(named);
      const before = entryOf(known[name] ?? '');
      if (children === undefined || before.children === undefined) {
        return [name, named];
      }
      return partial === true
        ? [name, before.partial === true ? named : { ...entry, children: before.children }]
        : [name, { ...entry, children: mergeMaps(before.children, children) }];
    }),
  );
}

/**
 * The page map as Nextra takes it, with the pages that the compact map names.
 *
 * @param parent route of the folder, empty at the top
 */
export function expandPageMap(map: CompactPageMap, parent = ''): PageMapEntry[] {
  const meta: PageMapMeta = { kind: 'Meta', data: {} };
  const pageMap: PageMapEntry[] = [meta];
  for (const [name, named] of Object.entries(map)) {
    const { children, hasPage, partial: _partial, count: _count, ...label } = entryOf(named);
    const route = routeIn(parent, name);
    meta.data[name] = label;
    if (children !== undefined) {
      pageMap.push({ kind: 'Folder', name, route, children: expandPageMap(children, route) });
    }
    if (hasPage !== false) {
      pageMap.push({ kind: 'MdxPage', name, route });
    }
  }
  return pageMap;
}

/** An entry of a map in its long form. */
export function entryOf(entry: string | CompactEntry): CompactEntry {
  return typeof entry === 'string' ? { title: entry } : entry;
}

/**
 * The route of an entry.
 *
 * @param parent route of the folder, empty at the top
 */
export function routeIn(parent: string, name: string): Route {
  return (name === 'index' ? parent || '/' : `${parent}/${name}`) as Route;
}

/** Whether a page is a folder's own or stands somewhere below it. */
export function isWithin(page: string, folder: string): boolean {
  return page === folder || page.startsWith(`${folder}/`);
}

/**
 * Whether an entry has a row in the menu. As for the theme, only pages can be hidden, with all that is
 * below them.
 */
export function isVisible({ display, hasPage }: Omit<CompactEntry, 'children'>): boolean {
  return display !== 'hidden' || hasPage === false;
}

/** Whether an entry is a folder in the menu: one with rows, or without a page that it could lead to. */
export function hasRows(
  { hasPage, partial }: Omit<CompactEntry, 'children'>,
  children: CompactPageMap,
): boolean {
  return (
    partial === true ||
    hasPage === false ||
    Object.values(children).some((child) => isVisible(entryOf(child)))
  );
}
