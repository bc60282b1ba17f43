import { hitBy, listen } from './page/listen';
import { storageKeys, writeStored } from './page/storage';
import { whenPainted } from './idle';
import { WIDE, type MenuState } from './place-menu';

const LIST = '#menu-list';

const COVERED = '.page > :not(#sidebar), .site-footer';

/** Lists the rows that the arrow keys go through: those not folded away. */
function shownRows(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':is(a, summary)')].filter((row) =>
    row.checkVisibility(),
  );
}

/** Sets the title of the sidebar button to what a press does. */
export function nameToggle(): void {
  const isHidden = document.documentElement.classList.contains('sidebar-hidden');
  document
    .querySelector('.sidebar-toggle')
    ?.setAttribute('title', isHidden ? '사이드바 보이기' : '사이드바 숨기기');
}

function toggleSidebar(): void {
  const isHidden = document.documentElement.classList.toggle('sidebar-hidden');
  writeStored('localStorage', storageKeys.sidebar, isHidden ? 'hidden' : 'shown');
  nameToggle();
}

/** Keeps a row under the pointer when the browser closes a folder above it. */
function holdRow(list: Element, row: Element): void {
  const { top } = row.getBoundingClientRect();
  requestAnimationFrame(() => {
    list.scrollTop += row.getBoundingClientRect().top - top;
  });
}

/** The last pressed row, and its place in the window. */
let pressed: readonly [href: string, top: number] | undefined;

/** Makes everything that the phone's menu covers inert while it is open. */
function coverPage(menu: HTMLElement): void {
  for (const covered of document.querySelectorAll<HTMLElement>(COVERED)) {
    covered.inert = menu.matches(':popover-open');
  }
}

/** Closes the phone's menu. */
function closePanel(): void {
  const menu = document.getElementById('sidebar');
  if (menu !== null) {
    menu.hidePopover();
    // At once: the page may leave before it is painted.
    coverPage(menu);
  }
}

/** Closes the phone's menu and stores the state of the menu for `place-menu.ts`, before the page leaves. */
export function leaveMenu(): void {
  closePanel();
  rememberMenu();
}

/** Stores the open folders, the scroll position and the pressed row for `place-menu.ts`. */
function rememberMenu(): void {
  const list = document.querySelector<HTMLElement>(LIST);
  if (list !== null) {
    const folders = [...list.querySelectorAll('details')];
    const open = folders.flatMap(({ open: isOpen }, index) => (isOpen ? [index] : []));
    const state: MenuState = [list.dataset['section'], open, list.scrollTop, pressed];
    writeStored('sessionStorage', storageKeys.menu, JSON.stringify(state));
  }
}

/** Handles the arrow keys: up and down go from row to row, right opens the folder of a row and left closes it. */
function onKeyDown(event: KeyboardEvent): void {
  const row = hitBy(event, `${LIST} :is(a, summary)`);
  const list = row?.closest(LIST);
  if (!row || !list || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const rows = shownRows(list);
  const at = rows.indexOf(row);
  const folder = row.closest('.folder')?.querySelector('details');
  switch (event.key) {
    case 'ArrowDown':
      rows[at + 1]?.focus();
      break;
    case 'ArrowUp':
      rows[at - 1]?.focus();
      break;
    case 'ArrowRight':
      folder?.setAttribute('open', '');
      break;
    case 'ArrowLeft':
      folder?.removeAttribute('open');
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** Scrolls the phone's menu to the current page. */
function onToggle({ target, newState }: ToggleEvent): void {
  if (target instanceof HTMLElement && target.id === 'sidebar') {
    if (newState === 'open') {
      target.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    }
    // The whole text gets its style anew: the menu is to be seen before.
    whenPainted(() => {
      coverPage(target);
    });
  }
}

/** Adds to the menu what HTML cannot do: folders and the phone's panel open and close without scripts. */
export function watchMenu(): void {
  listen({
    click: (event) => {
      const summary = hitBy(event, `${LIST} summary`);
      const list = summary?.closest(LIST);
      const link = hitBy(event, `${LIST} a`);
      if (summary && list) {
        holdRow(list, summary);
      } else if (link) {
        pressed = [link.getAttribute('href') ?? '', link.getBoundingClientRect().top];
      } else if (hitBy(event, '.sidebar-toggle')) {
        toggleSidebar();
      }
    },
    keydown: onKeyDown,
  });
  // It does not bubble.
  listen({ toggle: onToggle }, { capture: true });
  matchMedia(WIDE).addEventListener('change', closePanel);
  addEventListener('pagehide', rememberMenu);
}
