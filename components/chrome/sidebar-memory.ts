import { readStored, writeStored } from '../page/storage';

const HIDE = 'button[title="사이드바 숨기기"]';
const TOGGLES = `${HIDE}, button[title="사이드바 보이기"]`;
const SCROLLER =
  '.nextra-sidebar-container > div:has(> div > div > .nextra-menu-desktop, > .nextra-menu-mobile)';

/**
 * Keeps over a reload whether the reader has hidden the sidebar, and how far it is scrolled.
 * `pages/_document.tsx` has hidden it before the first paint; here the theme is told.
 *
 * @returns Stops watching.
 */
export function watchSidebarState(): () => void {
  const root = document.documentElement;
  if (root.classList.contains('sidebar-hidden')) {
    document.querySelector<HTMLButtonElement>(HIDE)?.click();
  }
  // From here on a click is the reader's.
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest(TOGGLES) : null;
    if (button !== null) {
      const hides = button.matches(HIDE);
      writeStored('localStorage', 'sidebar', hides ? 'hidden' : 'shown');
      root.classList.toggle('sidebar-hidden', hides);
    }
  };
  // Before the theme's own handler, which renames the button.
  document.addEventListener('click', onClick, true);

  const scroller = document.querySelector(SCROLLER);
  const section = location.pathname.split('/')[1] ?? '';
  const restored = Number(readStored('sessionStorage', `sidebar-scroll:${section}`) ?? NaN);
  const frame = requestAnimationFrame(() => {
    if (scroller !== null && Number.isFinite(restored)) {
      scroller.scrollTop = restored;
    }
  });
  const onScroll = (): void => {
    if (scroller !== null && scroller.clientHeight > 0) {
      const current = location.pathname.split('/')[1] ?? '';
      writeStored('sessionStorage', `sidebar-scroll:${current}`, String(scroller.scrollTop));
    }
  };
  scroller?.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('click', onClick, true);
    scroller?.removeEventListener('scroll', onScroll);
  };
}
