import type { ReactElement } from 'react';
import { SearchIcon } from './icons';

/** Waits until the phone menu has drawn its search box: two frames after the click that opens it. */
function afterMenuOpens(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

function openSearch(): void {
  const menu = document.querySelector<HTMLButtonElement>('.nextra-hamburger');
  if (menu?.getAttribute('aria-expanded') === 'false') {
    menu.click();
  }
  afterMenuOpens(() => {
    document.querySelector<HTMLInputElement>('aside .nextra-search input')?.focus();
  });
}

/** Search in the bar of a phone, where the box itself has no room. */
export function SearchButton(): ReactElement {
  return (
    <button type="button" className="search-button" onClick={openSearch}>
      <SearchIcon label="검색 열기" />
    </button>
  );
}
