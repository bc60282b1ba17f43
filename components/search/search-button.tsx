import type { ReactElement } from 'react';
import { SearchIcon } from '../page/icons';

/**
 * What stands where the theme has its search box, in the bar and in the phone menu: a button that
 * looks like a box. The box itself is in the one dialog that all buttons open.
 */
export function SearchBox({ className = '' }: { className?: string | undefined }): ReactElement {
  return (
    <button
      type="button"
      className={`search-box ${className}`}
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
      <SearchIcon label="검색 열기" />
    </button>
  );
}
