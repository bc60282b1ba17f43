import type { StorageKey } from '../page/storage';

/** Where a reader is: the first element in sight, as a path of child numbers, and its top below the bars. */
interface Place {
  readonly path: readonly number[];
  readonly top: number;
}

/**
 * Brings the reader back to the text that was at the top of the window: after a reload, Back and
 * Forward, within a page, between pages, and from other sites. The browser could do it only for pages
 * that are there at once and whose heights are known. A place is kept for each entry of the history.
 *
 * Also holds what an address has asked for (a heading, or the place the reader comes back to) where it
 * is until the reader moves: heights above it may still change.
 *
 * Runs as an inline script in the head, from its own source text: it may use nothing from outside but
 * its parameters.
 *
 * @param body Class of the element that holds the text of a page.
 * @param ready Name of the event that tells that the scripts of the page show other pages.
 * @param events `PLACE_EVENTS` of `components/page/place-events.ts`.
 */
export function keepPlace(
  body: string,
  ready: string,
  events: { readonly shown: string; readonly placed: string; readonly change: string },
): void {
  const STORE: StorageKey = 'places';
  /** Entries of the history that are remembered. */
  const MOST = 200;

  history.scrollRestoration = 'manual';

  const mine: Record<string, Place> = {};
  const stored = (): Record<string, Place> => {
    try {
      const all: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
      return typeof all === 'object' && all !== null ? (all as Record<string, Place>) : {};
    } catch {
      // Storage may be blocked.
      return {};
    }
  };
  // Older browsers do not name the entries: the last place at the address must do.
  const namesEntries = 'navigation' in window;
  const entry = (): string =>
    (namesEntries ? navigation.currentEntry?.key : undefined) ?? location.href;
  // Anybody may have written what is stored.
  const isPlace = (value: Partial<Place> | null | undefined): value is Place =>
    typeof value?.top === 'number' &&
    Array.isArray(value.path) &&
    value.path.every((index) => typeof index === 'number');
  const placeOfEntry = (): Place | undefined => {
    const place = mine[entry()] ?? stored()[entry()];
    return isPlace(place) ? place : undefined;
  };

  const text = (): Element => document.querySelector(`.${body}`) ?? document.body;
  // From where a link would put it: below the bars, of which a phone has one more than a wide window.
  const topOf = (element: Element): number =>
    element.getBoundingClientRect().top -
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

  const find = (): { element: Element; place: Place } => {
    const bottomOf = (bar: string): number =>
      document.querySelector(bar)?.getBoundingClientRect().bottom ?? 0;
    // On a phone the contents stay below the bar of the site.
    const bar = Math.max(bottomOf('nav'), bottomOf('.toc-fold'));
    const path: number[] = [];
    let element = text();
    for (;;) {
      const { children } = element;
      let low = 0;
      let high = children.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((children[middle]?.getBoundingClientRect().bottom ?? 0) > bar) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      const next = children[low];
      // A diagram is one thing: one of its forms is hidden, and scripts put a button into it. So is the
      // line above a block of code, whose parts stand beside each other.
      const isWhole = next instanceof SVGElement || element.matches('.diagram, .code-bar');
      if (next === undefined || isWhole) {
        return { element, place: { path, top: topOf(element) } };
      }
      path.push(low);
      element = next;
    }
  };

  const elementAt = (path: readonly number[]): Element => {
    let element = text();
    for (const index of path) {
      const next = element.children[index];
      if (next === undefined) {
        break;
      }
      // Whoever was reading below the summary had opened it.
      if (element instanceof HTMLDetailsElement && index > 0) {
        element.open = true;
      }
      element = next;
    }
    return element;
  };

  const heightNow = (): number => document.documentElement.scrollHeight;
  let held: { element: Element; put: () => void; top: number; height: number } | undefined;
  const scrollTogether = (element: Element, top: number): void => {
    scrollBy({ top: topOf(element) - top, behavior: 'instant' });
  };
  const settle = (): void => {
    if (held?.element.isConnected === true) {
      held.put();
      held.top = topOf(held.element);
      held.height = heightNow();
      dispatchEvent(new Event(events.placed));
    }
  };
  const hold = (element: Element, put: () => void): void => {
    held = { element, put, top: NaN, height: NaN };
    settle();
  };

  /** The page whose text is shown. */
  let shown = location.pathname;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let isAtTop = true;
  let wanted = visit?.type === 'navigate' ? undefined : placeOfEntry();
  /** Whether the text that `wanted` speaks of is still to come. */
  let awaits = true;

  const target = (): Element | null => {
    try {
      // What stands in the page cannot call lib/addresses/decode-address.ts.
      // eslint-disable-next-line no-restricted-globals
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      // A broken percent sequence.
      return null;
    }
  };
  const arrive = (startsAtTop: boolean): void => {
    const place = wanted;
    wanted = undefined;
    awaits = false;
    held = undefined;
    shown = location.pathname;
    const asked = place === undefined ? target() : elementAt(place.path);
    if (asked === null) {
      // To scroll is to lay out the page, which other listeners may still change.
      if (startsAtTop && !isAtTop) {
        scrollTo({ top: 0, behavior: 'instant' });
      }
    } else if (place === undefined) {
      hold(asked, () => {
        asked.scrollIntoView({ behavior: 'instant' });
      });
    } else {
      hold(asked, () => {
        scrollTogether(asked, place.top);
      });
    }
  };

  document.addEventListener('DOMContentLoaded', () => {
    new ResizeObserver(settle).observe(document.body);
    if (awaits) {
      arrive(false);
    }
  });

  let isRunning = false;
  addEventListener(ready, () => {
    isRunning = true;
  });
  addEventListener('popstate', ({ state }) => {
    // Without a state, and where entries have no names, this may be a link to a place on the page.
    wanted = namesEntries || state !== null ? placeOfEntry() : undefined;
    if (location.pathname === shown) {
      arrive(location.hash === '');
    } else if (isRunning) {
      awaits = true;
    } else {
      // The entry belongs to a page that only scripts could put in.
      location.reload();
    }
  });
  addEventListener(events.shown, (event) => {
    if (!(event as CustomEvent<boolean>).detail) {
      // The reader went back while this page was on its way; the one of the address follows it.
      wanted = placeOfEntry();
      awaits = true;
    } else if (awaits || location.pathname !== shown) {
      arrive(true);
    }
  });

  addEventListener(
    'scroll',
    () => {
      // Where the page has another height, it is the browser that scrolled; settling follows.
      if (held?.height === heightNow() && Math.abs(topOf(held.element) - held.top) > 2) {
        held = undefined;
      }
      isAtTop = scrollY === 0;
      // Between two pages the address is no longer, or not yet, that of the text.
      if (!awaits && location.pathname === shown) {
        mine[entry()] = find().place;
      }
    },
    { passive: true },
  );
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        held = undefined;
        // Whoever moves while the page still loads wants to be where they go.
        awaits &&= document.readyState !== 'loading';
      },
      { capture: true, passive: true },
    );
  }
  addEventListener(events.change, (event) => {
    const { detail: change } = event as CustomEvent<() => void>;
    if (held !== undefined) {
      change();
      settle();
      return;
    }
    const { element, place } = find();
    change();
    scrollTogether(element, place.top);
    dispatchEvent(new Event(events.placed));
  });

  for (const type of ['pagehide', 'visibilitychange']) {
    addEventListener(type, () => {
      try {
        const all = Object.entries({ ...stored(), ...mine }).slice(-MOST);
        sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(all)));
      } catch {
        // Storage may be blocked or full.
      }
    });
  }
}
