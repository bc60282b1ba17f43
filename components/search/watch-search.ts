import { addVisited, parseVisited } from '../../lib/reader/recents';
import { takeOver } from '../../lib/reader/search-handover';
import { shortcutOf } from '../../lib/reader/shortcuts';
import { currentRoute } from '../page/href';
import { isTyping } from '../page/is-typing';
import { listen } from '../page/listen';
import { readStored, storageKeys, writeStored } from '../page/storage';
import { openSearch } from './open-search';
import { isOpenEarly } from './shell';

/** Pages of the frame, which nobody wants to go back to. */
const FRAME_ROUTES = ['/404', '/search'];

function onKeyDown(event: KeyboardEvent): void {
  if (!event.defaultPrevented && shortcutOf(event, isTyping(event.target)) === 'search') {
    event.preventDefault();
    openSearch();
  }
}

/** Marks the words of a result that was opened in this new tab. */
function receiveHandover(): void {
  const address = currentRoute() + location.hash;
  const stored = readStored('localStorage', storageKeys.handover);
  const terms = takeOver(stored, { address, now: Date.now() });
  if (terms === undefined) {
    return;
  }
  writeStored('localStorage', storageKeys.handover, '');
  import('./open-result').then(
    ({ arriveInNewTab }) => {
      arriveInNewTab(location.hash.slice(1), terms);
    },
    // The page is there, only without marks.
    () => undefined,
  );
}

/**
 * Opens the search by key, and on `/search?q=` with that question.
 *
 * @returns Stops watching.
 */
export function watchSearch(): () => void {
  const stop = listen({ keydown: onKeyDown });
  receiveHandover();
  const question = new URLSearchParams(location.search).get('q');
  if (isOpenEarly()) {
    openSearch();
  } else if (question !== null && location.pathname.endsWith('/search')) {
    openSearch(question);
  }
  return stop;
}

/** Remembers a note as visited, to be offered in the empty search. */
export function rememberVisit(route: string): void {
  const title = document.querySelector('main h1')?.textContent ?? '';
  if (title !== '' && !FRAME_ROUTES.includes(route)) {
    const visited = parseVisited(readStored('localStorage', storageKeys.visited));
    writeStored(
      'localStorage',
      storageKeys.visited,
      JSON.stringify(addVisited(visited, { route, title })),
    );
  }
}
