import { createContext } from 'react';
import type { CompactPageMap } from '../../lib/tree/compact-page-map.mjs';

/** The part of the site's tree that the page being shown needs; other folders are partial. */
export const PageTree = createContext<CompactPageMap>({});

let held: CompactPageMap = {};

/** Tells which pages the site has; the layout does it before any effect of what it surrounds runs. */
export function holdSiteTree(tree: CompactPageMap): void {
  held = tree;
}

/** All pages of the site, for what needs more than the slice that comes with a page. Call it in effects only. */
export function loadSiteTree(): Promise<CompactPageMap> {
  return Promise.resolve(held);
}
