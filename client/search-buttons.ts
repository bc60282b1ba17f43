import { hitBy, listen } from './page/listen';
import { openSearch, prepareSearch } from './search/open-search';

const BUTTONS = '.search-box, .search-button';

/** Opens the search, and fetches it as soon as a reader reaches for one of its buttons. */
export function watchSearchButtons(): void {
  const reach = (event: Event): void => {
    if (hitBy(event, BUTTONS)) {
      prepareSearch();
    }
  };
  listen({
    click: (event) => {
      if (hitBy(event, BUTTONS)) {
        openSearch();
      }
    },
    pointerover: reach,
    focusin: reach,
  });
}
