import type { StorageKey } from '../../components/page/storage';

// Stands right behind the menu and runs before the first paint.

/** What `menu.ts` remembers of the menu, as JSON. */
export type MenuState = readonly [
  section?: string | undefined,
  /** Numbers of the folders, in the order of the list. */
  open?: readonly number[],
  scrollTop?: number,
  /** The row that was pressed, and where in the window it was. */
  pressed?: readonly [href: string, top: number] | undefined,
];

function restore(list: HTMLElement, current: Element | null): void {
  const stored = sessionStorage.getItem('menu' satisfies StorageKey) ?? '[]';
  const [section, open = [], scrollTop = 0, pressed] = JSON.parse(stored) as MenuState;
  if (section !== list.dataset['section']) {
    return;
  }
  const folders = [...list.querySelectorAll('details')];
  // The row of a folder stands beside what it opens.
  const onTheWay = folders.filter(({ parentElement: row }) => row?.querySelector('[aria-current]'));
  // One after the other, those around the page last: of a name only one stays open.
  for (const folder of [...open.map((index) => folders[index]), ...onTheWay]) {
    folder?.setAttribute('open', '');
  }
  list.scrollTop = scrollTop;
  if (pressed && current?.getAttribute('href') === pressed[0]) {
    list.scrollTop += current.getBoundingClientRect().top - pressed[1];
  }
}

/**
 * Puts the menu of the page as the one before was left: the folders that were open, and the row that was pressed
 * where it was. The row of the page is in sight.
 */
function placeMenu(): void {
  const list = document.getElementById('menu-list');
  if (list === null) {
    return;
  }
  const current = list.querySelector('[aria-current]');
  try {
    restore(list, current);
  } catch {
    // Storage may be blocked, or hold what another version has written.
  }
  const row = current?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (row && row.height > 0 && (row.top < top || row.bottom > bottom)) {
    list.scrollTop += (row.top + row.bottom - top - bottom) / 2;
  }
}

placeMenu();
