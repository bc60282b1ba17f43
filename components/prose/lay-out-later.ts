/**
 * Leaves what is far away in a note to be laid out when the reader comes near: a long note all at once,
 * before anything can be read, takes a phone seconds. How high it is shows only then. Whoever asks for
 * a place in it is there at once; from the first sign of a reader on, the rest is laid out bit by bit
 * while nothing else is to do, the nearest first, and at a stroke as soon as the reader scrolls far.
 * Once the browser knows how high a block is, it is skipped again while it is far: whatever changes all
 * of the page (the colours, a dialog over it) costs what is near, not what the note is long. What is
 * read stays where it is: `components/chrome/keep-place.ts` sees to that.
 *
 * Also runs as an inline script in the head of long pages, from its own source text: it may use
 * nothing from outside but its parameters.
 *
 * @param body Class of the element that holds the text of a page.
 * @param events `PLACE_EVENTS` of `components/page/place-events.ts`.
 * @returns Stops, for a note that is no longer shown.
 */
export function layOutLater(
  body: string,
  events: { readonly placed: string; readonly change: string },
): () => void {
  const CLASS = 'laid-out-later';
  /** Ends what a note shown before has left to do. */
  const STOP = 'lay-out-later:stop';
  /** Elements laid out in one go: about 50 ms on a slow phone. */
  const BATCH = 300;
  /** How long the window must have been still, in milliseconds. */
  const STILL = 200;
  /** A choice of language elsewhere changes how high they are; their code is skipped in any case. */
  const NEVER_SKIPPED = '.note-tabs';

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

  /** Blocks whose height the browser does not know yet; `undefined` before anybody has looked. */
  let rest: HTMLElement[] | undefined;
  let width = NaN;
  const observer = new ResizeObserver(([text]) => {
    const now = text?.contentRect.width ?? NaN;
    // In a text of another width every block has another height.
    if (Math.abs(now - width) > 0) {
      const isDone = rest?.length === 0;
      rest = undefined;
      if (isDone) {
        later(layOutMore);
      }
    }
    width = now;
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  const findRest = (): HTMLElement[] => {
    const text = document.querySelector(`.${body}`);
    if (text === null) {
      return [];
    }
    observer.observe(text);
    const blocks = [...text.children] as HTMLElement[];
    const seen = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0);
    return [...blocks.slice(0, seen).reverse(), ...blocks.slice(seen)];
  };
  /** Lays blocks out, and leaves them to be skipped again when the browser has noted their heights. */
  const layOut = (blocks: readonly HTMLElement[], then?: () => void): void => {
    const show = (some: readonly HTMLElement[], value: string): void => {
      for (const { style } of some) {
        style.contentVisibility = value;
      }
    };
    change(() => {
      show(blocks, 'visible');
    });
    // It notes them at the end of a frame.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        show(
          blocks.filter((block) => !block.matches(NEVER_SKIPPED)),
          '',
        );
        then?.();
      });
    });
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
        rest ??= findRest();
        if (rest.length > 0) {
          layOut(rest.splice(0));
        }
      }
    },
    { passive: true, signal },
  );

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
    rest ??= findRest();
    let count = 0;
    const end = rest.findIndex((block) => {
      count += 1 + block.getElementsByTagName('*').length;
      return count > BATCH;
    });
    const batch = rest.splice(0, end === -1 ? rest.length : end + 1);
    if (batch.length > 0) {
      layOut(batch, () => {
        later(layOutMore);
      });
    }
  };
  let hasBegun = false;
  const begin = (): void => {
    if (!hasBegun) {
      hasBegun = true;
      later(layOutMore);
    }
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(sign, begin, { capture: true, passive: true, signal });
  }
  // Heard where only the scrolling of the page itself arrives: the sidebar scrolls to its place by itself.
  addEventListener('scroll', begin, { passive: true, signal });
  addEventListener(
    events.placed,
    () => {
      last = scrollY;
      begin();
    },
    { signal },
  );
  return stop;
}
