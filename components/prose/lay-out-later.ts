/**
 * Leaves what is far away in a note to be laid out when the reader comes near: a long note all at once,
 * before anything can be read, takes a phone seconds. How high it is shows only then. Whoever asks for
 * a place in it is there at once; the rest is laid out bit by bit afterwards, while nothing else is
 * to do, the nearest first. It is laid out at a stroke as soon as the reader presses something that is
 * no link, scrolls far at once, or prints. What is read stays where it is:
 * `components/chrome/keep-place.ts` sees to that.
 *
 * Also runs as an inline script in the head of long pages, from its own source text: it may use
 * nothing from outside but its parameters.
 *
 * @param events `PLACE_EVENTS` of `components/page/place-events.ts`.
 * @returns Stops, for a note that is no longer shown.
 */
export function layOutLater(events: {
  readonly placed: string;
  readonly change: string;
}): () => void {
  const CLASS = 'laid-out-later';
  /** Ends what a note shown before has left to do. */
  const STOP = 'lay-out-later:stop';
  /** Elements laid out in one go: about 50 ms on a slow phone. */
  const BATCH = 300;
  /** How long the window must have been still, in milliseconds. */
  const STILL = 200;

  dispatchEvent(new Event(STOP));
  const { classList } = document.documentElement;
  classList.add(CLASS);
  const until = new AbortController();
  const { signal } = until;
  const stop = (): void => {
    until.abort();
    classList.remove(CLASS);
  };
  addEventListener(STOP, stop, { signal });

  const change = (detail: () => void): void => {
    dispatchEvent(new CustomEvent(events.change, { detail }));
  };
  const finish = (): void => {
    change(stop);
  };

  // A page starts at its top. To ask would be to lay it out.
  let last = 0;
  let lastMove = 0;
  addEventListener(
    'scroll',
    () => {
      const distance = Math.abs(scrollY - last);
      last = scrollY;
      if (distance > 0) {
        lastMove = performance.now();
      }
      // Until it stands, the browser itself looks for what the address asks for.
      if (distance > innerHeight && document.readyState !== 'loading') {
        finish();
      }
    },
    { passive: true, signal },
  );

  let rest: HTMLElement[] | undefined;
  const later = (run: () => void): void => {
    // Safari has no idle time.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(run, { timeout: 500 });
    } else {
      setTimeout(run, 50);
    }
  };
  const layOutMore = (): void => {
    if (signal.aborted) {
      return;
    }
    if (performance.now() - lastMove < STILL || document.readyState !== 'complete') {
      setTimeout(layOutMore, STILL);
      return;
    }
    if (rest === undefined) {
      const blocks = [...document.querySelectorAll<HTMLElement>('.note-body > *')];
      const seen = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0);
      rest = [...blocks.slice(0, seen).reverse(), ...blocks.slice(seen)];
    }
    if (rest.length === 0) {
      finish();
      return;
    }
    let count = 0;
    const end = rest.findIndex((block) => {
      count += 1 + block.getElementsByTagName('*').length;
      return count > BATCH;
    });
    const batch = rest.splice(0, end === -1 ? rest.length : end + 1);
    change(() => {
      for (const block of batch) {
        block.style.contentVisibility = 'visible';
      }
    });
    later(layOutMore);
  };
  let hasBegun = false;
  addEventListener(
    events.placed,
    () => {
      last = scrollY;
      if (!hasBegun) {
        hasBegun = true;
        later(layOutMore);
      }
    },
    { signal },
  );

  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('a') === null) {
        finish();
      }
    },
    { capture: true, signal },
  );
  addEventListener('keydown', finish, { capture: true, signal });
  addEventListener('beforeprint', finish, { signal });
  return stop;
}
