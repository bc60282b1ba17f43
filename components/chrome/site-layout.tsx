import { useFSRoute } from 'nextra/hooks';
import Layout from 'nextra-theme-docs';
import {
  createContext,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { expandPageMap, type CompactPageMap } from '../../lib/tree/compact-page-map.mjs';
import { foldersOnTheWay, type Route } from '../../lib/vocabulary/routes';
import { watchPressedFolders } from './sidebar-folders';

/** All pages of the site, whether their rows are drawn or not. */
export const SitePages = createContext<CompactPageMap>({});

/** The part of what Nextra hands to a layout that changes here. */
interface LayoutProps {
  /** With the whole page map, as `components/page/note-page.tsx` hands it over. */
  readonly pageOpts: { readonly pageMap: CompactPageMap };
  readonly themeConfig: object;
  readonly pageProps: object;
  readonly children: ReactNode;
}

/** The folders whose rows are drawn: those on the way to pages the reader was on, and those opened. */
function useShownFolders(route: Route): ReadonlySet<Route> {
  const [shown, setShown] = useState<ReadonlySet<Route>>(() => new Set(foldersOnTheWay(route)));
  const show = (wanted: Route): void => {
    setShown((before) => {
      const added = foldersOnTheWay(wanted).filter((folder) => !before.has(folder));
      return added.length === 0 ? before : new Set([...before, ...added]);
    });
  };
  if (foldersOnTheWay(route).some((folder) => !shown.has(folder))) {
    show(route);
  }
  useEffect(() => watchPressedFolders(show), []);
  return shown;
}

/**
 * The theme's layout with a page map of the rows that can be seen. A page of a large section is no
 * longer than one of a small section, and folders nobody has opened cost the browser nothing.
 */
export default function SiteLayout({ pageOpts, ...context }: LayoutProps): ReactElement {
  const shown = useShownFolders(useFSRoute() as Route);
  const { pageMap } = pageOpts;
  const drawn = useMemo(
    () => expandPageMap(pageMap, (folder) => shown.has(folder)),
    [pageMap, shown],
  );
  return (
    <SitePages value={pageMap}>
      <Layout {...context} pageOpts={{ ...pageOpts, pageMap: drawn }} />
    </SitePages>
  );
}
