import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { rememberVisit, watchSearch } from '../search/watch-search';
import { watchCodeButtons } from './code-buttons';
import { measureFigures, watchFigures } from './figures';
import { watchPhoneMenu } from './phone-menu';
import { openActiveFolders, watchFolders } from './sidebar-folders';
import { watchSidebarState } from './sidebar-memory';

/**
 * What the theme leaves to the page: the sidebar as an accordion, its state kept over a reload, the
 * closed phone menu out of reach, the buttons of code blocks and figures, the keys of the search. Listens on the document; draws nothing.
 */
export function SiteBehaviour(): null {
  const { asPath, pathname } = useRouter();

  useEffect(() => {
    const stops = [
      watchFolders(),
      watchSidebarState(),
      watchPhoneMenu(),
      watchCodeButtons(),
      watchFigures(),
      watchSearch(),
    ];
    return () => {
      stops.forEach((stop) => {
        stop();
      });
    };
  }, []);

  useEffect(() => {
    openActiveFolders();
  }, [asPath]);

  useEffect(() => measureFigures(), [pathname]);

  useEffect(() => {
    rememberVisit(pathname);
  }, [pathname]);

  return null;
}
