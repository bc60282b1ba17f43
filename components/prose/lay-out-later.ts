/**
 * Leaves what is far down in a note to be laid out when the reader comes near: a long note all at once,
 * before anything can be read, takes a phone most of a second. How high it is shows only then, so all
 * of it is laid out as soon as the reader jumps: presses something, scrolls far at once, prints.
 *
 * Also runs as an inline script in the head of long pages, from its own source text: it may use
 * nothing from outside.
 *
 * @returns Lays out what is left, and stops watching.
 */
export function layOutLater(): () => void {
  const { classList } = document.documentElement;
  const until = new AbortController();
  const { signal } = until;
  const finish = (): void => {
    classList.remove('laid-out-later');
    until.abort();
  };

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const comesBack = document.readyState === 'loading' && visit?.type !== 'navigate';
  // Whoever asks for a place in the page, or comes back to one, must find it where it stays.
  if (location.hash !== '' || location.search !== '' || comesBack) {
    return finish;
  }
  classList.add('laid-out-later');

  // A page starts at its top. To ask would be to lay it out.
  let last = 0;
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) > innerHeight) {
        finish();
      }
      last = scrollY;
    },
    { passive: true, signal },
  );
  addEventListener(
    'click',
    ({ target }) => {
      // A link to another page leaves this one as it is.
      if (!(target instanceof Element) || target.closest('a:not([href*="#"])') === null) {
        finish();
      }
    },
    { capture: true, signal },
  );
  addEventListener('keydown', finish, { capture: true, signal });
  // Before anyone who scrolls to the place.
  addEventListener('hashchange', finish, { capture: true, signal });
  addEventListener('beforeprint', finish, { signal });
  return finish;
}
