import type { ReactElement } from 'react';
import { Icon } from '../page/icons';

/**
 * What stands where the theme has its search box, in the bar and in the phone menu: a button that
 * looks like a box. The box itself is in the one dialog that all buttons open.
 */
export function SearchBox(): ReactElement {
  return (
    <button
      type="button"
      className="search-box"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      노트와 코드 검색 <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

/** The search in the bar of a phone, where a box has no room. */
export function SearchButton(): ReactElement {
  return (
    <button type="button" className="search-button" aria-haspopup="dialog">
      <Icon label="검색 열기" path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />
    </button>
  );
}
