/** Longest wait for idle time (ms). */
const LATEST_MS = 1000;

/** Runs a function after the next frame is painted, or at once in a page that is not shown. */
export function whenPainted(run: () => void): void {
  if (document.visibilityState === 'visible') {
    // A frame is on the screen when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
  } else {
    run();
  }
}

/** Runs a function when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(run, { timeout: LATEST_MS });
    } else {
      setTimeout(run, LATEST_MS / 5);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait, { once: true });
  }
}
