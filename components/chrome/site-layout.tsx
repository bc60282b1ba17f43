import { useFSRoute } from 'nextra/hooks';
import Layout from 'nextra-theme-docs';
import { useLayoutEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { expandPageMap, sliceOf, type CompactPageMap } from '../../lib/tree/compact-page-map.mjs';
import { holdSiteTree, PageTree } from '../page/site-tree';

/** The part of what Nextra hands to a layout that changes here. */
interface LayoutProps {
  /** With the whole page map, as `note-page.tsx` hands it over. */
  readonly pageOpts: { readonly pageMap: CompactPageMap };
  readonly themeConfig: object;
  readonly pageProps: object;
  readonly children: ReactNode;
}

/**
 * The theme's layout with a page map of what it draws itself: the bar, the place of the page, the notes
 * before and after it. The menu is drawn by `sidebar.tsx`.
 */
export default function SiteLayout({ pageOpts, ...context }: LayoutProps): ReactElement {
  const route = useFSRoute();
  const { pageMap } = pageOpts;
  const slice = useMemo(() => sliceOf(pageMap, route), [pageMap, route]);
  const themeMap = useMemo(() => expandPageMap(slice), [slice]);
  useLayoutEffect(() => {
    holdSiteTree(pageMap);
  }, [pageMap]);
  return (
    <PageTree value={slice}>
      <Layout {...context} pageOpts={{ ...pageOpts, pageMap: themeMap }} />
    </PageTree>
  );
}
