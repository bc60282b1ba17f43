import type { StorageKey } from '../page/storage';

/** Sent to the window when the page answers clicks and keys itself. */
export const READY = 'site:ready';

/**
 * Loads the scripts of a page at the first sign of a reader: a moved pointer, a touch, a key, a
 * scrolled page. Until then the page is text and links, which need none. What a reader presses before
 * the scripts have taken over is kept and pressed again; the search opens at once, and links work by
 * themselves at any time. The browser fetches the files once it has shown the page and has nothing else
 * to do.
 *
 * Files that cannot be had may be those of an older build: the page is then loaded again, once, if its
 * address now answers with another build. What stands in the search is kept for the page that comes.
 *
 * Runs as an inline script in the head, from its own source text: it may use nothing from outside but
 * its parameters.
 *
 * @param scripts Addresses of the scripts, in the order in which they run.
 * @param ready Name of the event that ends the waiting: {@link READY}.
 * @param missing Name of the event that tells of a file that cannot be had: `MISSING` of `page/renew.ts`.
 * @param build Name of the build that this page is of.
 * @param atOnce Whether the page has something that only scripts can show.
 */
export function waitForReader(
  scripts: readonly string[],
  ready: string,
  missing: string,
  build: string,
  atOnce: boolean,
): void {
  const pressed: (() => void)[] = [];
  const until = new AbortController();

  const add = <Tag extends 'script' | 'link'>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
  ): void => {
    document.head.append(Object.assign(document.createElement(tag), properties));
  };
  const renewed: StorageKey = 'renewed';
  const typed: StorageKey = 'search-typed';
  let asking: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    const response = await fetch(location.href, { cache: 'no-cache' });
    const [, now = build] = /"buildId":"(\w+)"/.exec((await response.text()) as string) ?? [];
    // Some hosts go on answering with the old page for a while.
    if (now !== build && sessionStorage.getItem(renewed) !== build) {
      sessionStorage.setItem(renewed, build);
      // The reader goes on typing until the other page is there.
      addEventListener('pagehide', () => {
        const box = document.querySelector<HTMLInputElement>('.search-dialog[open] input');
        if (box !== null) {
          sessionStorage.setItem(typed, box.value);
        }
      });
      location.reload();
    }
  };
  const renew = (): void => {
    // Without a connection, or where storage is blocked, the page stays as it is.
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
  };
  addEventListener(missing, renew);

  let loading = false;
  const load = (): void => {
    if (!loading) {
      loading = true;
      for (const src of scripts) {
        add('script', { src, async: false, onerror: renew });
      }
    }
  };
  const fetchAhead = (): void => {
    for (const href of scripts) {
      add('link', { rel: 'prefetch', as: 'script', href });
    }
  };

  const keep = (event: MouseEvent, button: Element): void => {
    const { target } = event;
    event.preventDefault();
    // Nobody else hears of it, not even of a reader being there.
    event.stopImmediatePropagation();
    load();
    button.ariaBusy = 'true';
    pressed.push(() => {
      button.ariaBusy = null;
      target?.dispatchEvent(new MouseEvent('click', event));
    });
  };
  /** Opens the search, of which the box works without scripts. */
  const showSearch = (): HTMLInputElement | null => {
    const box = document.querySelector<HTMLInputElement>('.search-dialog input');
    load();
    box?.closest('dialog')?.showModal();
    box?.focus();
    return box;
  };
  const openSearch = (event: Event): void => {
    event.preventDefault();
    showSearch();
  };
  const goOnTyping = (): void => {
    try {
      const text = sessionStorage.getItem(typed);
      const box = text === null ? null : showSearch();
      if (text !== null && box !== null) {
        box.value = text;
        sessionStorage.removeItem(typed);
      }
    } catch {
      // Storage may be blocked.
    }
  };
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.matches('.search-box, .search-button') === true) {
      openSearch(event);
    } else if (button?.closest('dialog') === null) {
      keep(event, button);
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const { altKey, code, ctrlKey, metaKey, shiftKey, target } = event;
    const isTyping = target instanceof Element && target.matches('input, select, textarea');
    const isCommand = ctrlKey || metaKey;
    // The keys of the search, on whatever layout.
    if (
      !altKey &&
      !shiftKey &&
      (code === 'KeyK' ? isCommand : code === 'Slash' && !isCommand && !isTyping)
    ) {
      openSearch(event);
    }
  };
  const options = { capture: true, signal: until.signal };
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener(
    ready,
    () => {
      until.abort();
      for (const press of pressed) {
        press();
      }
    },
    { once: true },
  );

  document.addEventListener('DOMContentLoaded', goOnTyping);
  // An address with a question or a place in the page asks for what scripts do.
  if (atOnce || location.search !== '' || location.hash !== '') {
    document.addEventListener('DOMContentLoaded', load);
    return;
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, load, { capture: true, passive: true, once: true });
  }
  // Heard where only the scrolling of the page itself arrives: the sidebar scrolls to its place by itself.
  addEventListener('scroll', load, { passive: true, once: true });
  addEventListener('load', () => {
    setTimeout(fetchAhead, 1000);
  });
}
