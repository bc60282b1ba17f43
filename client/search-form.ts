import { isPlainClick } from '../lib/reader/plain-click';
import { parseVisited } from '../lib/reader/recents';
import { create } from './page/create';
import { hrefOf } from '../components/page/href';
import { hitBy, listen } from './page/listen';
import { readStored, storageKeys } from './page/storage';
import { openSearch } from './search/open-search';

const FIELD = '.search-form input';

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
 * Opens the search before the first letter is typed: a change of fields would tear apart a Hangul syllable that is
 * being composed.
 */
function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isLetter = (key.length === 1 && key !== ' ') || key === 'Process';
  if (isLetter && !altKey && !ctrlKey && !metaKey && hitBy(event, FIELD)) {
    openSearch('');
  }
}

/** Opens the search with text that comes without a key: pasted, dictated, filled in by the browser. */
function onInput(event: Event): void {
  const field = hitBy(event, FIELD);
  if (field instanceof HTMLInputElement && !(event instanceof InputEvent && event.isComposing)) {
    openSearch(field.value);
    field.value = '';
  }
}

/** Opens the search from a field of the page or an example beside it. */
export function watchSearchForm(): void {
  // In the capture phase: before the links of the page are followed.
  listen(
    { submit: onSubmit, click: onClick, keydown: onKeyDown, input: onInput },
    { capture: true },
  );
}

/** Replaces the examples on the first page by a link to the last note read, if there is one. */
export function showReadOn(): void {
  const place = document.querySelector('.search-examples');
  const visited = parseVisited(readStored('localStorage', storageKeys.visited));
  const last = visited.find(({ route }) => route !== '/');
  if (place !== null && last !== undefined) {
    const link = create('a', { href: hrefOf({ route: last.route }) }, last.title);
    place.replaceChildren('이어 읽기: ', link);
  }
}
