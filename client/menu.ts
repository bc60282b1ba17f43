import { hitBy, listen } from '../components/page/listen';
import { storageKeys, writeStored } from '../components/page/storage';
import type { MenuState } from './inline/place-menu';

/** Where the menu stands beside the note. */
const WIDE = matchMedia('(min-width: 768px)');

const LIST = '#menu-list';

const COVERED = '.page > :not(#sidebar), .site-footer';

/** What the arrow keys go through: the rows that are not folded away. */
function shownRows(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':is(a, summary)')].filter((row) =>
    row.checkVisibility(),
  );
}

/** Says on the button in the page what it does. */
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

/** Holds a row where the pointer is, though the folder that it closes above becomes shorter. */
function holdRow(list: Element, row: Element): void {
  const { top } = row.getBoundingClientRect();
  requestAnimationFrame(() => {
    list.scrollTop += row.getBoundingClientRect().top - top;
  });
}

/** The row that was pressed last, and where it was in the window. */
let pressed: readonly [href: string, top: number] | undefined;

/** Remembers for `inline/place-menu.ts` which folders of the section are open, and where the list and the pressed row are. */
function rememberMenu(): void {
  const list = document.querySelector<HTMLElement>(LIST);
  if (list !== null) {
    const folders = [...list.querySelectorAll('details')];
    const open = folders.flatMap(({ open: isOpen }, index) => (isOpen ? [index] : []));
    const state: MenuState = [list.dataset['section'], open, list.scrollTop, pressed];
    writeStored('sessionStorage', storageKeys.menu, JSON.stringify(state));
  }
}

/** Up and down go from row to row, right opens the folder of a row and left closes it. */
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

/** The panel of a phone shows where one is, and takes what it covers out of reach. */
function onToggle({ target }: Event): void {
  if (target instanceof HTMLElement && target.id === 'sidebar') {
    const isOpen = target.matches(':popover-open');
    for (const covered of document.querySelectorAll<HTMLElement>(COVERED)) {
      covered.inert = isOpen;
    }
    if (isOpen) {
      target.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    }
  }
}

/** The menu of the site, besides what the browser does: folders open and close, and the phone's panel, by themselves. */
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
  WIDE.addEventListener('change', () => {
    document.getElementById('sidebar')?.hidePopover();
  });
  addEventListener('pagehide', rememberMenu);
}
