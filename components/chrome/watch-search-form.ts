import { isPlainClick } from '../../lib/reader/plain-click';
import { parseVisited } from '../../lib/reader/recents';
import { create } from '../page/create';
import { hrefOf } from '../page/href';
import { hitBy, listen } from '../page/listen';
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

function onClick(event: MouseEvent): void {
  const example = hitBy(event, '.search-examples a');
  if (example !== null && isPlainClick(event)) {
    event.preventDefault();
    openSearch(example.textContent);
  }
}

/**
 * Opens the search with what is in a field of the page, or with an example beside it.
 */
export function watchSearchForm(): void {
  // Before the links of the page are followed.
  listen({ submit: onSubmit, click: onClick }, { capture: true });
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
