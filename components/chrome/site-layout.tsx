import Layout from 'nextra-theme-docs';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { PageFacts } from '../../lib/site/page-facts';
import { expandPageMap } from '../../lib/tree/compact-page-map';
import { PageTree } from '../page/site-tree';

/** The part of what Nextra hands to a layout that changes here. */
interface LayoutProps {
  readonly pageOpts: PageFacts;
  readonly themeConfig: object;
  readonly pageProps: object;
  readonly children: ReactNode;
}

/**
 * The theme's layout with a page map of what it draws itself: the bar, the place of the page, the notes
 * before and after it. The menu is drawn by `sidebar.tsx`.
 */
export default function SiteLayout({ pageOpts, ...context }: LayoutProps): ReactElement {
  const { pageMap } = pageOpts;
  const themeMap = useMemo(() => expandPageMap(pageMap), [pageMap]);
  // A page that the build writes stands in no section, whose menu would be beside it.
  const frontMatter = { ...pageOpts.frontMatter, sidebar: pageOpts.filePath !== undefined };
  return (
    <PageTree value={pageMap}>
      <Layout {...context} pageOpts={{ ...pageOpts, frontMatter, pageMap: themeMap }} />
    </PageTree>
  );
}
