import { addCodeButtons, watchCodeButtons } from './code-buttons';
import { addHeadingAnchors } from './heading-anchors';
import { watchNoteKeys } from './note-keys';
import { watchNoteTools } from './note-tools';
import { fetchLetters, applyLetters } from './own-letters';
import { watchPreviews } from './watch-previews';
import { showReadOn, watchSearchForm } from './search-form';
import { watchToc } from './toc';
import { prepareTabs, watchTabs } from './tabs';
import { leaveMarks, receiveHandover, rememberVisit, watchSearch } from './search/watch-search';
import { whenIdle, whenPainted } from './idle';
import { layOutLater } from './later';
import { nameToggle, leaveMenu, watchMenu } from './menu';
import type * as Navigate from './navigate';
import { startExtras } from './extras';
import { watchPlaces } from './places';
import { watchSearchButtons } from './search-buttons';
import { showTheme, watchTheme } from './theme';

/** Whether the document is a long page; no other page is shown in it then. */
const isLong = 'long' in document.documentElement.dataset;

/** Does for the shown page what is done once; a page that comes back has its mark. */
function onceForPage(mark: string, run: () => void): void {
  const page = document.getElementById('__next');
  if (page !== null && !(mark in page.dataset)) {
    page.dataset[mark] = '';
    run();
  }
}

function prepareText(): void {
  addCodeButtons();
  if (!isLong) {
    layOutLater();
  }
}

/** Adds what may come late. */
function completeText(): void {
  startExtras();
  addHeadingAnchors();
}

/** Sets what depends on the address and on the reader, whenever a page has come. */
function arrive(): void {
  onceForPage('prepared', prepareText);
  showTheme();
  nameToggle();
  showReadOn();
  rememberVisit();
  receiveHandover();
  whenIdle(() => {
    // Another page may have come meanwhile; this one is completed when it comes back.
    onceForPage('completed', completeText);
    watchToc();
  });
}

// Everything here is an extra: without scripts every page can be read and every link works.
prepareTabs();
const arriveAtPlace = watchPlaces();
whenPainted(() => {
  arrive();
  watchTheme();
  watchMenu();
  watchTabs();
  watchSearchButtons();
  watchSearch();
  watchSearchForm();
  watchNoteKeys();
  watchCodeButtons();
  watchNoteTools();
  watchPreviews();
  whenIdle(() => {
    fetchLetters();
    if ('navigation' in window && !isLong) {
      // Without it every link is a plain load.
      import('./navigate').then(startNavigation).catch(() => undefined);
    }
  });
});

/** `placeMenu` comes with it: the first page places its menu by an inline script. */
function startNavigation({ placeMenu, watchNavigation }: typeof Navigate): void {
  const leave = (): void => {
    leaveMenu();
    leaveMarks();
  };
  watchNavigation(leave, () => {
    applyLetters();
    prepareTabs();
    // Last: these read the layout.
    placeMenu();
    arriveAtPlace();
    whenPainted(arrive);
  });
}
