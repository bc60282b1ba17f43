import { parseVisited, putFirst } from '../../lib/reader/recents';
import { takeOver } from '../../lib/reader/search-handover';
import { shortcutOf } from '../../lib/reader/shortcuts';
import { currentRoute } from '../../components/page/href';
import { isTyping, listen } from '../page/listen';
import { takeTyped } from '../page/renew';
import { readStored, storageKeys, writeStored } from '../page/storage';
import { openSearch } from './open-search';

/** Pages that nobody wants to go back to. */
const UNVISITED_ROUTES = ['/404', '/search'];

function onKeyDown(event: KeyboardEvent): void {
  if (!event.defaultPrevented && shortcutOf(event, isTyping(event.target)) === 'search') {
    event.preventDefault();
    openSearch();
  }
}

/** Marks on the page the words of the result by which it was opened. */
export function receiveHandover(): void {
  const address = currentRoute() + location.hash;
  const stored = readStored('localStorage', storageKeys.handover);
  const terms = takeOver(stored, { address, now: Date.now() });
  if (terms === undefined) {
    return;
  }
  writeStored('localStorage', storageKeys.handover, '');
  import('./open-result').then(
    ({ arriveAtResult }) => {
      arriveAtResult(location.hash.slice(1), terms);
    },
    // The page is there, only without marks.
    () => undefined,
  );
}

/** Takes the marks of a result off the page, before it leaves the document. */
export function leaveMarks(): void {
  if (document.querySelector('.search-marks') !== null) {
    // Where there are marks, this has been loaded.
    void import('./open-result').then(({ clearMarks }) => {
      clearMarks();
    });
  }
}

/** Opens the search by key, on `/search?q=` with that question, and where it was open when the page was read anew. */
export function watchSearch(): void {
  listen({ keydown: onKeyDown });
  const asked = currentRoute() === '/search' ? new URLSearchParams(location.search).get('q') : null;
  const question = takeTyped() ?? asked;
  if (question !== null) {
    openSearch(question);
  }
}

/** Remembers a note as visited, to be offered in the empty search. */
export function rememberVisit(): void {
  const route = currentRoute();
  const title = document.querySelector('main h1')?.textContent ?? '';
  if (title !== '' && !UNVISITED_ROUTES.includes(route)) {
    const visited = parseVisited(readStored('localStorage', storageKeys.visited));
    writeStored(
      'localStorage',
      storageKeys.visited,
      JSON.stringify(putFirst(visited, { route, title })),
    );
  }
}
