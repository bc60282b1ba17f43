import Router, { useRouter } from 'next/router';
import { useFSRoute } from 'nextra/hooks';
import { useEffect, useLayoutEffect } from 'react';
import { decodeAddress } from '../../lib/addresses/decode-address';
import { pathOf } from '../../lib/addresses/links';
import { currentRoute, hrefOf } from '../page/href';
import { watchProblemTables } from '../prose/watch-problem-tables';
import { prepareTabs, watchTabs } from '../prose/watch-tabs';
import { rememberVisit, watchSearch } from '../search/watch-search';
import { watchCodeButtons } from './code-buttons';
import { measureFigures, watchFigures } from './figures';
import { PLACE_EVENTS } from '../page/place-events';
import { fetchLetters, showOwnLetters } from './own-letters';
import { watchNoteKeys } from './note-keys';
import { watchNoteTools } from './note-tools';
import { READY } from './wait-for-reader';
import { watchLinks } from './watch-links';
import { watchPreviews } from './watch-previews';
import { showReadOn, watchSearchForm } from './watch-search-form';
import { watchToc } from './watch-toc';

/**
 * What the theme leaves to the page: links, tabs, figures and buttons of notes, the keys of the search.
 * Listens on the document; draws nothing.
 *
 * @param props.note What is shown. A link to the page being read puts in a text that is new.
 */
export function SiteBehaviour({ note }: { note?: object | undefined }): null {
  const { asPath } = useRouter();
  const route = useFSRoute();

  useEffect(() => {
    const stops = [
      watchLinks(),
      watchPreviews(),
      watchCodeButtons(),
      watchNoteTools(),
      watchTabs(),
      watchFigures(),
      watchSearch(),
      watchSearchForm(),
    ];
    Router.beforePopState(({ as, options }) => {
      // The place of the entry is found by keep-place.ts.
      options.scroll = false;
      // All notes are one page to Next.js; that the address alone has changed holds within a note only.
      options.shallow =
        options.shallow === true && pathOf(as) === hrefOf({ route: pathOf(Router.asPath) });
      return true;
    });
    dispatchEvent(new Event(READY));
    fetchLetters();
    return () => {
      stops.forEach((stop) => {
        stop();
      });
    };
  }, []);

  // Before the paint of the note, as all that stands in it.
  useLayoutEffect(showOwnLetters, [route]);

  // Before the paint, so that the tab chosen by style sheet never gives way to the first one.
  useLayoutEffect(prepareTabs, [route, note]);

  // After that, so that the page is as high as it will be.
  useLayoutEffect(() => {
    const detail = decodeAddress(pathOf(asPath)) === currentRoute();
    dispatchEvent(new CustomEvent(PLACE_EVENTS.shown, { detail }));
  }, [asPath, route]);

  // With the page, so that no key is lost once it can be seen.
  useLayoutEffect(() => watchNoteKeys(route), [route]);

  useEffect(() => watchToc(), [route, note]);

  useEffect(watchProblemTables, [route, note]);

  useEffect(() => measureFigures(), [route, note]);

  useEffect(showReadOn, [route, note]);

  useEffect(() => {
    rememberVisit(route);
  }, [route]);

  return null;
}
