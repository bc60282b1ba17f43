/** @import { PageMapEntry } from './page-map' */

/** @type {WeakMap<readonly PageMapEntry[], PageMapEntry[]>} */
const pruned = new WeakMap();

/**
 * The page map without front matter: what navigation in the browser needs, and no more.
 *
 * @param {readonly PageMapEntry[]} pageMap never changed; the answer is remembered per map
 * @returns {PageMapEntry[]}
 */
export function pageMapForBrowser(pageMap) {
  let result = pruned.get(pageMap);
  if (result === undefined) {
    result = pageMap.map(prune);
    pruned.set(pageMap, result);
  }
  return result;
}

/** @param {PageMapEntry} entry @returns {PageMapEntry} */
function prune(entry) {
  switch (entry.kind) {
    case 'MdxPage':
      return { kind: entry.kind, name: entry.name, route: entry.route };
    case 'Folder':
      return { ...entry, children: entry.children.map(prune) };
    case 'Meta':
      return entry;
  }
}
