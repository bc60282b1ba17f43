import { createContext } from 'react';
import type { CompactPageMap } from '../../lib/tree/compact-page-map';
import { SITE_TREE } from '../../lib/vocabulary/export-names';

/** How long the tree is waited for (ms): a reader has pressed a folder. */
const TIMEOUT_MS = 5_000;

/** The part of the site's tree that the page being shown needs; other folders are partial. */
export const PageTree = createContext<CompactPageMap>({});

let tree: Promise<CompactPageMap> | undefined;

async function fetchSiteTree(): Promise<CompactPageMap> {
  const response = await fetch(`${__SITE__.basePath}/${SITE_TREE}`, {
    // The name stays when notes are added.
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`${SITE_TREE}: HTTP ${String(response.status)}`);
  }
  return (await response.json()) as CompactPageMap;
}

/**
 * Fetches all pages of the site, once, for what needs more than the slice that comes with a page.
 *
 * @throws when they do not come; the next call tries again.
 */
export function loadSiteTree(): Promise<CompactPageMap> {
  tree ??= fetchSiteTree().catch((error: unknown) => {
    tree = undefined;
    throw error;
  });
  return tree;
}

/** Fetches them for a reader who will probably open a folder; a failure shows when it is opened. */
export function prefetchSiteTree(): void {
  loadSiteTree().catch(() => undefined);
}
