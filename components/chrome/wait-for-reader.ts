/** Sent to the window when the page answers clicks and keys itself. */
export const READY = 'site:ready';

/**
 * Loads the scripts of a page at the first sign of a reader: a moved pointer, a touch, a key, a
 * scrolled page. Until then the page is text and links, which need none. What a reader presses before
 * the scripts have taken over is kept and pressed again; links work by themselves at any time. The
 * browser fetches the files once it has shown the page and has nothing else to do.
 *
 * Runs as an inline script in the head, from its own source text: it may use nothing from outside but
 * its parameters.
 *
 * @param scripts Addresses of the scripts, in the order in which they run.
 * @param ready Name of the event that ends the waiting: {@link READY}.
 * @param atOnce Whether the page has something that only scripts can show.
 */
export function waitForReader(scripts: readonly string[], ready: string, atOnce: boolean): void {
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'wheel',
    'scroll',
    'focusin',
  ];
  const pressed: (() => void)[] = [];
  const quiet = { capture: true, passive: true };

  let loading = false;
  const load = (): void => {
    if (loading) {
      return;
    }
    loading = true;
    for (const sign of signs) {
      removeEventListener(sign, load, quiet);
    }
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.append(script);
    }
  };
  const fetchAhead = (): void => {
    for (const href of scripts) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = href;
      document.head.append(link);
    }
  };

  const keep = (event: Event, again: Event): void => {
    const { target } = event;
    event.preventDefault();
    // Nobody else hears of it, not even of a reader being there.
    event.stopImmediatePropagation();
    load();
    pressed.push(() => target?.dispatchEvent(again));
  };
  const onClick = (event: Event): void => {
    // A button, a tab, or the arrow of a folder in the sidebar.
    if (event.target instanceof Element && event.target.closest('button, aside li svg') !== null) {
      keep(event, new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const { code, key, ctrlKey, metaKey } = event;
    // The keys of the search, on whatever layout.
    if (code === 'KeyK' ? ctrlKey || metaKey : code === 'Slash' && !ctrlKey && !metaKey) {
      keep(
        event,
        new KeyboardEvent('keydown', {
          code,
          key,
          ctrlKey,
          metaKey,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener(
    ready,
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      for (const press of pressed) {
        press();
      }
    },
    { once: true },
  );

  // An address with a question or a place in the page asks for what scripts do.
  if (atOnce || location.search !== '' || location.hash !== '') {
    document.addEventListener('DOMContentLoaded', load);
    return;
  }
  for (const sign of signs) {
    addEventListener(sign, load, quiet);
  }
  addEventListener('load', () => {
    setTimeout(fetchAhead, 1000);
  });
}
