import type { StorageKey } from '../page/storage';

/** The id of the list that scrolls in the sidebar, under which its place is kept too. */
export const MENU_LIST = 'menu-list' satisfies StorageKey;

/**
 * Brings the row of the page being read into sight. While the page loads, also scrolls the sidebar to
 * where the reader has left it, and remembers where it is from then on: so it never moves under the
 * pointer when the scripts of the page begin to run.
 *
 * Runs also as an inline script at the end of the page, from its own source text: it may use nothing
 * from outside but its parameters.
 *
 * @param id {@link MENU_LIST}.
 */
export function placeSidebar(id: string, isLoading: boolean): void {
  const list = document.getElementById(id);
  if (list === null) {
    return;
  }
  if (isLoading) {
    try {
      list.scrollTop = Number(sessionStorage.getItem(id));
      list.addEventListener('scroll', () => {
        sessionStorage.setItem(id, String(list.scrollTop));
      });
    } catch {
      // Storage may be blocked.
    }
  }
  const row = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (row !== undefined && (row.top < top || row.bottom > bottom)) {
    list.scrollTop += (row.top + row.bottom - top - bottom) / 2;
  }
}
