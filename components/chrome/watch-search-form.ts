import { parseVisited } from '../../lib/reader/recents';
import { create } from '../page/create';
import { hrefOf } from '../page/href';
import { readStored, storageKeys } from '../page/storage';
import { openSearch } from '../search/open-search';

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (form instanceof HTMLFormElement && form.matches('.search-form')) {
    event.preventDefault();
    const question = new FormData(form).get('q');
    openSearch(typeof question === 'string' ? question : '');
  }
}

/**
 * Opens the search with what is in a field of the page.
 *
 * @returns Stops watching.
 */
export function watchSearchForm(): () => void {
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('submit', onSubmit);
  };
}

/** On the first page, links to the note that was read last, where there is one. */
export function showReadOn(): void {
  const place = document.querySelector('.note-body .read-on');
  const visited = parseVisited(readStored('localStorage', storageKeys.visited));
  const last = visited.find(({ route }) => route !== '/');
  if (place !== null && last !== undefined) {
    const link = create('a', { href: hrefOf({ route: last.route }) }, last.title);
    place.replaceChildren('이어 읽기: ', link);
  }
}
