/**
 * Scrolls the sidebar to where the reader has left it, or else to the open note, and remembers where
 * it is. The theme and `sidebar-memory.ts` do the same when the scripts of the page run, which may be
 * later: the sidebar does not move under the pointer then.
 *
 * Runs as an inline script at the end of the page, from its own source text: it may use nothing from
 * outside.
 */
export function placeSidebar(): void {
  const scroller = document.querySelector(
    '.nextra-sidebar-container > div:has(.nextra-menu-desktop)',
  );
  if (scroller === null) {
    return;
  }
  const key = `sidebar-scroll:${location.pathname.split('/')[1] ?? ''}`;
  try {
    const stored = sessionStorage.getItem(key);
    const active = scroller.querySelector('li.active');
    if (stored !== null) {
      scroller.scrollTop = Number(stored);
    } else if (active !== null) {
      const place = active.getBoundingClientRect();
      const box = scroller.getBoundingClientRect();
      scroller.scrollTop += place.top + place.height / 2 - box.top - box.height / 2;
    }
    const remember = (): void => {
      if (scroller.clientHeight > 0) {
        sessionStorage.setItem(key, String(scroller.scrollTop));
      }
    };
    remember();
    scroller.addEventListener('scroll', remember, { passive: true });
  } catch {
    // Storage may be blocked.
  }
}
