/**
 * @import { PageMapEntry, PageMapMeta } from './page-map'
 * @import { Route } from '../vocabulary/routes'
 * @typedef {PageMapMeta['data'][string]} Label
 * @typedef {Label & { children?: CompactPageMap, hasPage?: false }} CompactEntry
 * @typedef {{ [name: string]: string | CompactEntry }} CompactPageMap
 *   The entries of a folder by name, in their order: a string is the title of a note.
 */

/** @type {WeakMap<readonly PageMapEntry[], CompactPageMap>} */
const compacted = new WeakMap();

/**
 * The page map as it goes to the browser: titles, names and order. Front matter stays behind, and
 * {@link expandPageMap} knows routes from names.
 *
 * @param {readonly PageMapEntry[]} pageMap never changed; the answer is remembered per map
 * @returns {CompactPageMap}
 */
export function compactPageMap(pageMap) {
  let result = compacted.get(pageMap);
  if (result === undefined) {
    result = compact(pageMap);
    compacted.set(pageMap, result);
  }
  return result;
}

/** @param {readonly PageMapEntry[]} entries @returns {CompactPageMap} */
function compact(entries) {
  /** @type {CompactPageMap} */
  const result = {};
  for (const meta of entries) {
    if (meta.kind !== 'Meta') {
      continue;
    }
    for (const [name, label] of Object.entries(meta.data)) {
      const folder = entries.find((entry) => entry.kind === 'Folder' && entry.name === name);
      const hasPage = entries.some((entry) => entry.kind === 'MdxPage' && entry.name === name);
      const { title, ...rest } = label;
      const isPlain = hasPage && folder === undefined && Object.keys(rest).length === 0;
      result[name] = isPlain
        ? title
        : {
            ...label,
            ...(folder?.kind === 'Folder' && { children: compact(folder.children) }),
            ...(!hasPage && { hasPage }),
          };
    }
  }
  return result;
}

/**
 * All pages but the error page, in their order.
 *
 * @param {CompactPageMap} map
 * @param {string} [parent] route of the folder that the map is of
 * @returns {{ route: Route, title: string }[]}
 */
export function listPages(map, parent = '') {
  return Object.entries(map).flatMap(([name, entry]) => {
    const { title, children = {}, hasPage } = entryOf(entry);
    const route = routeIn(parent, name);
    const isNote = hasPage !== false && route !== '/404';
    return [...(isNote ? [{ route, title }] : []), ...listPages(children, route)];
  });
}

/**
 * The page map as Nextra takes it, with the rows that a reader can see. A folder that is not shown
 * keeps its last page, to which the page after the folder leads back, and a section also its first, to
 * which the bar at the top leads.
 *
 * @param {CompactPageMap} map
 * @param {(folder: Route) => boolean} isShown whether a folder may be open
 * @returns {PageMapEntry[]}
 */
export function expandPageMap(map, isShown) {
  return expand(Object.entries(map), '', isShown);
}

/**
 * @param {[name: string, entry: string | CompactEntry][]} entries
 * @param {string} parent route of the folder, empty at the top
 * @param {(folder: Route) => boolean} isShown
 * @returns {PageMapEntry[]}
 */
function expand(entries, parent, isShown) {
  /** @type {PageMapMeta} */
  const meta = { kind: 'Meta', data: {} };
  /** @type {PageMapEntry[]} */
  const pageMap = [meta];
  for (const [name, entry] of entries) {
    const { children, hasPage, ...label } = entryOf(entry);
    const route = routeIn(parent, name);
    meta.data[name] = label;
    if (children !== undefined) {
      const inside = Object.entries(children);
      const kept = isShown(route)
        ? inside
        : inside
            .filter(isVisible)
            .filter((_, at, all) => at === all.length - 1 || (at === 0 && parent === ''));
      pageMap.push({ kind: 'Folder', name, route, children: expand(kept, route, isShown) });
    }
    if (hasPage !== false) {
      pageMap.push({ kind: 'MdxPage', name, route });
    }
  }
  return pageMap;
}

/** @param {string | CompactEntry} entry @returns {CompactEntry} */
function entryOf(entry) {
  return typeof entry === 'string' ? { title: entry } : entry;
}

/** @param {string} parent @param {string} name @returns {Route} */
function routeIn(parent, name) {
  return /** @type {Route} */ (name === 'index' ? parent || '/' : `${parent}/${name}`);
}

/** @param {[name: string, entry: string | CompactEntry]} named */
function isVisible([, entry]) {
  return entryOf(entry).display !== 'hidden';
}
