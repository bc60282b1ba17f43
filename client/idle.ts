/** The longest that something waits for idle time (ms). */
const LATEST_MS = 1000;

/** Runs something when the page has loaded and nothing else is to do. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    // Safari has no idle time.
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
