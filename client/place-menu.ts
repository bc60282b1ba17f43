import type { StorageKey } from './page/storage';

/** State of the menu that `menu.ts` stores as JSON. */
export type MenuState = readonly [
  section?: string | undefined,
  /** Numbers of the open folders, in the order of the list. */
  open?: readonly number[],
  scrollTop?: number,
  /** The pressed row, and its place in the window. */
  pressed?: readonly [href: string, top: number] | undefined,
];

/** Width from which the menu is beside the note. A hidden one is not asked for its place: that lays out the page. */
export const WIDE = '(min-width: 768px)';

function restore(list: HTMLElement, current: Element | null, isBeside: boolean): void {
  const stored = sessionStorage.getItem('menu' satisfies StorageKey) ?? '[]';
  const [section, open = [], scrollTop = 0, pressed] = JSON.parse(stored) as MenuState;
  if (section !== list.dataset['section']) {
    return;
  }
  const folders = [...list.querySelectorAll('details')];
  // A folder's row and its content have the same parent.
  const onTheWay = folders.filter(({ parentElement: row }) => row?.querySelector('[aria-current]'));
  // The folders around the page open last: of folders with one name, only the last stays open.
  for (const folder of [...open.map((index) => folders[index]), ...onTheWay]) {
    folder?.setAttribute('open', '');
  }
  if (isBeside) {
    list.scrollTop = scrollTop;
    if (pressed && current?.getAttribute('href') === pressed[0]) {
      list.scrollTop += current.getBoundingClientRect().top - pressed[1];
    }
  }
}

/**
 * Restores the menu of the previous page: its open folders, and the pressed row at the same place in the window.
 * Scrolls the row of the current page into sight.
 */
export function placeMenu(): void {
  const list = document.getElementById('menu-list');
  if (list === null) {
    return;
  }
  const current = list.querySelector('[aria-current]');
  const isBeside = matchMedia(WIDE).matches;
  try {
    restore(list, current, isBeside);
  } catch {
    // Storage may be blocked, or hold the state of another version.
  }
  if (!isBeside) {
    return;
  }
  const row = current?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (row && row.height > 0 && (row.top < top || row.bottom > bottom)) {
    list.scrollTop += (row.top + row.bottom - top - bottom) / 2;
  }
}
